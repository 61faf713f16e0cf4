'use strict';
// The first page: what this is, and a button for each game that does what typing its command does.

/** What the bot says of itself in the language of the page. */
const inPageLanguage = words => words[document.documentElement.lang] || [];

/** What the bot is, and a button for each of its starts whose command it has registered; the first is for newcomers. */
function firstPage() {
  const known = world.first.starts.map(start => ({ ...start, command: commands.find(c => c.path.join(' ') === start.path) })).filter(s => s.command);
  // A bot that has other commands is another bot.
  const lines = known.length || !commands.length ? [...inPageLanguage(world.first.about), word.simulated] : [word.empty];
  const help = known.length ? [el('div', { class: 'help' }, word.help)] : [];
  return el('section', { class: 'empty' }, ...lines.map(line => el('p', {}, line)), el('div', { class: 'starts' }, ...known.map(startButton)), ...help);
}
/** What is typed for an option: a choice by its shown name. */
function typedFor(option, text) {
  const choice = (option.choices || []).find(c => c.name.startsWith(text));
  return choice ? localized(choice.name_localizations, choice.name, me().locale) : text;
}
function startButton({ name, command, options, words }, at) {
  const pairs = command.options.filter(o => o.name in options).map(option => ({ option, text: typedFor(option, options[option.name]) }));
  const [title, about] = inPageLanguage(words);
  const b = el('button', { class: at ? 'btn s1' : 'btn s3', 'data-start': name }, title, el('small', {}, about), el('small', {}, '/' + command.shown.join(' ')));
  b.onclick = () => press(b, () => runCommand(command, pairs, word.pressDown), text => b.closest('.starts').after(el('p', { class: 'failed', role: 'alert' }, text)), b.closest('.empty'));
  return b;
}
/** Shows the first page where a channel is empty; `anew` if words or commands have changed. */
function emptyState(anew) {
  const old = $('log').querySelector('.empty');
  if (old && !messages.size && !anew) return;
  if (old) old.remove();
  if (!messages.size) $('log').prepend(firstPage());
}
