'use strict';
// The first page: what this is, and a button for each game that does what typing its command does.

/** The commands that begin a game at once, by the names they are registered under, with the options they take for it. */
const STARTS = { 'island new': { players: 1 }, 'explore new': { players: 1 }, solo: {} };

function firstPage() {
  const known = Object.keys(STARTS).map(path => commands.find(c => c.path.join(' ') === path)).filter(Boolean);
  // A bot that has other commands is another bot.
  const lines = known.length || !commands.length ? word.about : [word.empty];
  return el('section', { class: 'empty' }, ...lines.map(line => el('p', {}, line)), el('div', { class: 'starts' }, ...known.map(startButton)));
}
function startButton(command) {
  const path = command.path.join(' ');
  const pairs = command.options.filter(o => o.name in STARTS[path]).map(option => ({ option, text: String(STARTS[path][option.name]) }));
  const typed = pairs.map(p => ` ${localized(p.option.name_localizations, p.option.name, me().locale)}:${p.text}`).join('');
  const b = el('button', { class: 'btn s1', 'data-start': path }, word.starts[path], el('small', {}, '/' + command.shown.join(' ') + typed));
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
