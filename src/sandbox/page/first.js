'use strict';
// The first page: what this is, and a button for each game that does what typing its command does.

/**
 * What can be begun at once: a name, the command under which it is registered, and the options it takes for it, of choices how
 * their name begins. The first is for newcomers.
 */
const STARTS = [
  { name: 'learn', path: 'island new', options: { players: '1', preset: 'first game' } },
  { name: 'solo', path: 'solo', options: {} },
  { name: 'table', path: 'island new', options: {} },
  { name: 'explore new', path: 'explore new', options: { players: '1' } },
  { name: 'island new', path: 'island new', options: { players: '1' } },
];

function firstPage() {
  const known = STARTS.map(start => ({ ...start, command: commands.find(c => c.path.join(' ') === start.path) })).filter(s => s.command);
  // A bot that has other commands is another bot.
  const lines = known.length || !commands.length ? word.about : [word.empty];
  const help = known.length ? [el('div', { class: 'help' }, word.help)] : [];
  return el('section', { class: 'empty' }, ...lines.map(line => el('p', {}, line)), el('div', { class: 'starts' }, ...known.map(startButton)), ...help);
}
/** What is typed for an option: a choice by its shown name. */
function typedFor(option, text) {
  const choice = (option.choices || []).find(c => c.name.startsWith(text));
  return choice ? localized(choice.name_localizations, choice.name, me().locale) : text;
}
function startButton({ name, command, options }, at) {
  const pairs = command.options.filter(o => o.name in options).map(option => ({ option, text: typedFor(option, options[option.name]) }));
  const [title, about] = word.starts[name];
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
