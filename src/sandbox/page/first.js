'use strict';
// The first page: what this is, and a button for each game that does what typing its command does.

/** The commands that begin a game, by the names they are registered under. */
const STARTS = ['island new', 'solo'];

function firstPage() {
  const known = STARTS.map(path => commands.find(c => c.path.join(' ') === path)).filter(Boolean);
  // A bot that has other commands is another bot.
  const lines = known.length || !commands.length ? word.about : [word.empty];
  return el('section', { class: 'empty' }, ...lines.map(line => el('p', {}, line)), el('div', { class: 'starts' }, ...known.map(startButton)));
}
function startButton(command) {
  const path = command.path.join(' ');
  const b = el('button', { class: 'btn s1', 'data-start': path }, word.starts[path], el('small', {}, '/' + command.shown.join(' ')));
  b.onclick = () => press(b, () => runCommand(command, [], word.pressDown), text => b.closest('.starts').after(el('p', { class: 'failed', role: 'alert' }, text)), b.closest('.empty'));
  return b;
}
/** Shows the first page where a channel is empty; `anew` if words or commands have changed. */
function emptyState(anew) {
  const old = $('log').querySelector('.empty');
  if (old && !messages.size && !anew) return;
  if (old) old.remove();
  if (!messages.size) $('log').prepend(firstPage());
}
