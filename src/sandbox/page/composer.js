'use strict';
// The line at the bottom: what fits it as it is typed, and sending it.
let hints = [], chosenHint = -1, typing = 0, sending = false;
const picked = {};
/** Says why a line was not sent; it stays until something is typed. */
function showProblem(text) {
  typing++; showHints([]);
  $('hints').replaceChildren(el('p', { class: 'failed', role: 'alert' }, text));
  $('hints').hidden = false; $('hints').dataset.problem = 'yes';
}
/** Puts suggestions away, those too that are still on their way. */
function noHints() { typing++; showHints([]); }
function showHints(list, note) {
  delete $('hints').dataset.problem;
  hints = list; chosenHint = list.length ? 0 : -1;
  $('hints').hidden = !list.length && !note;
  $('hints').replaceChildren(...(note ? [el('p', {}, note)] : []), ...list.map((h, i) => el('button', { type: 'button', role: 'option', 'data-testid': 'hint', 'aria-selected': i === 0, onmousedown: e => { e.preventDefault(); takeHint(i); } }, el('b', {}, h.title), el('span', {}, h.text || ''))));
}
function moveHint(step) {
  if (!hints.length) return;
  chosenHint = (chosenHint + step + hints.length) % hints.length;
  [...$('hints').querySelectorAll('button')].forEach((b, i) => { b.setAttribute('aria-selected', i === chosenHint); if (i === chosenHint) b.scrollIntoView({ block: 'nearest' }); });
}
function takeHint(i) { const h = hints[i]; if (!h) return; $('composer').value = h.line; if (h.remember) picked[h.remember[0]] = h.remember[1]; $('composer').focus(); suggest(); }
async function suggest() {
  const line = $('composer').value, turn = ++typing;
  if (!line.startsWith('/')) return showHints([]);
  const found = findCommand(commands, line);
  if (!found || (found.rest === '' && commands.filter(c => ('/' + c.shown.join(' ')).startsWith(line.toLowerCase())).length > 1)) {
    const want = line.slice(1).toLowerCase();
    return showHints(commands.filter(c => c.shown.join(' ').startsWith(want) || c.path.join(' ').startsWith(want)).map(c => ({ title: '/' + c.shown.join(' '), text: c.description, line: '/' + c.shown.join(' ') + ' ' })), world.bot.online ? '' : word.lineDown);
  }
  const { command, rest } = found;
  const pairs = parseOptions(command, rest, me().locale);
  const open = pairs.find(p => p.last);
  if (open && (!open.text || !/\s$/.test(rest))) return suggestValue(command, pairs, open, line, turn);
  const given = new Set(pairs.map(p => p.option.name));
  const left = command.options.filter(o => !given.has(o.name)).sort((a, b) => !!b.required - !!a.required);
  const note = pairs.length || !left.length ? word.enterSends('/' + command.shown.join(' ')) : left.some(o => o.required) ? command.description : word.enterAsIs(command.description);
  showHints(left.map(o => { const n = localized(o.name_localizations, o.name, me().locale); return { title: n + (o.required ? ' *' : ''), text: localized(o.description_localizations, o.description, me().locale), line: line.replace(/\s*$/, ' ') + n + ':', option: true }; }), note);
  chosenHint = left.some(o => o.required) ? 0 : -1;
  [...$('hints').querySelectorAll('button')].forEach((b, i) => b.setAttribute('aria-selected', i === chosenHint));
}
async function suggestValue(command, pairs, open, line, turn) {
  const o = open.option;
  const fill = (shown, value) => { const remember = [o.name + '\u0000' + shown, value]; return { title: shown, line: line.slice(0, line.length - open.text.length) + shown + ' ', remember, value: true }; };
  const note = localized(o.description_localizations, o.description, me().locale);
  if (o.type === 5) return showHints(['true', 'false'].map(v => fill(v, v)), note);
  if ((o.choices || []).length) return showHints(o.choices.filter(c => localized(c.name_localizations, c.name, me().locale).toLowerCase().includes(open.text.toLowerCase())).map(c => fill(localized(c.name_localizations, c.name, me().locale), c.value)), note);
  if (o.type === 6) return showHints(world.users.filter(u => u.name.toLowerCase().startsWith(open.text.replace(/^@/, '').toLowerCase())).map(u => fill(u.name, u.id)), note);
  if (!o.autocomplete) return showHints([], note);
  await new Promise(r => setTimeout(r, 150));
  if (turn !== typing) return;
  try {
    const { choices } = await api(`channels/${channel}/autocomplete`, { user, name: command.path[0], options: wrap(command, optionValues(pairs, o.name, picked)) });
    if (turn === typing) showHints(choices.map(c => fill(c.name, c.value)), choices.length ? note : word.nothingFits(note));
  } catch (e) { if (turn === typing) showHints([], e.message); }
}
/** Uses a command; gives the interaction it began. */
async function runCommand(command, pairs, down) {
  await botThere(down);
  return api(`channels/${channel}/command`, { user, name: command.path[0], options: wrap(command, optionValues(pairs, null, picked)) });
}
async function sendLine() {
  const line = $('composer').value.trim();
  if (!line || sending) return;
  sending = true; noHints();
  try {
    if (!line.startsWith('/')) await api(`channels/${channel}/messages`, { user, content: line });
    else {
      const found = findCommand(commands, line);
      if (!found) throw new Error(commands.length || world.bot.online ? word.noCommand : word.lineDown);
      const pairs = parseOptions(found.command, found.rest, me().locale);
      const missing = found.command.options.find(o => o.required && !pairs.some(p => p.option.name === o.name && p.text));
      if (missing) throw new Error(word.fillIn(localized(missing.name_localizations, missing.name, me().locale)));
      await runCommand(found.command, pairs, word.lineDown);
    }
    // What was typed meanwhile is the next line, with suggestions of its own.
    if ($('composer').value.trim() === line) { $('composer').value = ''; noHints(); lineGone(); }
    $('log').scrollTop = $('log').scrollHeight;
  } catch (e) { showProblem(e.message); } finally { sending = false; }
}
$('composer').addEventListener('input', () => { suggest(); if (!$('composer').value.trim()) lineGone(); });
$('composer').addEventListener('focus', () => { if (!$('hints').dataset.problem && !sending) suggest(); });
$('composer').addEventListener('blur', () => setTimeout(() => { if (!$('hints').dataset.problem && document.activeElement !== $('composer')) noHints(); }, 120));
// The arrow leaves the line its focus, so that what is said about the line stays with it.
$('send').addEventListener('mousedown', e => e.preventDefault());
$('composer').addEventListener('keydown', e => {
  if (e.key === 'ArrowDown' || e.key === 'ArrowUp') { e.preventDefault(); moveHint(e.key === 'ArrowDown' ? 1 : -1); }
  else if (e.key === 'Tab' && hints.length) { e.preventDefault(); takeHint(Math.max(chosenHint, 0)); }
  else if (e.key === 'Escape') noHints();
  else if (e.key === 'Enter' && hints.length && chosenHint >= 0 && !completeLine()) { e.preventDefault(); takeHint(chosenHint); }
});
/** Whether Enter may send the line instead of taking the suggestion. */
function completeLine() {
  const found = findCommand(commands, $('composer').value.trim());
  if (!found) return false;
  const pairs = parseOptions(found.command, found.rest, me().locale);
  const open = pairs.find(p => p.last);
  if (open && !open.text) return false;
  // Part of a name is nobody's yet: Enter takes the person that is suggested for it.
  if (open && open.option.type === 6 && !personOf(open.text)) return false;
  return found.command.options.every(o => !o.required || pairs.some(p => p.option.name === o.name && p.text));
}
$('form').addEventListener('submit', e => { e.preventDefault(); sendLine(); });
