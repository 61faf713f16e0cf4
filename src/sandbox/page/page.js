'use strict';
const $ = id => document.getElementById(id);
const el = (tag, attrs = {}, ...kids) => {
  const e = document.createElement(tag);
  for (const [k, v] of Object.entries(attrs)) {
    if (k.startsWith('aria-')) { if (v != null) e.setAttribute(k, String(v)); }
    // The page's security policy takes styles from scripts, not from attributes.
    else if (k === 'style') e.style.cssText = v;
    else if (k === 'html') e.innerHTML = v; else if (k.startsWith('on')) e.addEventListener(k.slice(2), v);
    else if (v !== false && v != null) e.setAttribute(k, v === true ? '' : v);
  }
  e.append(...kids.filter(k => k != null)); return e;
};
const api = async (path, body) => {
  const asked = fetch('/sandbox/api/' + path, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {});
  const r = await asked.catch(() => { throw new Error('The sandbox does not answer. Is it still running?'); });
  const json = await r.json().catch(() => ({}));
  if (!r.ok) throw new Error(json.message || `Error ${r.status}`);
  return json;
};
let world = { users: [], channels: [], commands: [], bot: {} };
let user = null, channel = null, source = null, commands = [];
const messages = new Map();
const busy = new Map();
/** Interactions that were answered before their request came back. */
const answered = new Set();
const me = () => world.users.find(u => u.id === user);
const names = () => Object.fromEntries(world.users.map(u => [u.id, u.name]).concat([[world.bot.id, world.bot.name]]));
/** Files are fetched from where the page is: the sandbox has several names, and the page may read only its own. */
const local = url => { const u = new URL(url, location.href); return u.pathname.startsWith('/attachments/') ? location.origin + u.pathname : url; };
const hue = s => [...String(s)].reduce((h, c) => (h * 31 + c.charCodeAt(0)) % 360, 7);

async function load() {
  world = await api('state' + (user ? `?user=${user}` : ''));
  const saved = localStorage.getItem('sandbox-user');
  if (!me()) user = (world.users.find(u => u.id === saved) || world.users[0]).id;
  if (!world.channels.some(c => c.id === channel)) channel = (world.channels.find(c => c.id === localStorage.getItem('sandbox-channel')) || world.channels[0]).id;
  commands = flatten(world.commands, me().locale);
  frame();
}
function frame() {
  document.title = world.guild.name;
  $('guild').textContent = world.guild.name;
  $('user').replaceChildren(...world.users.map(u => el('option', { value: u.id, selected: u.id === user }, `${u.name} (${u.locale})`)));
  $('channels').replaceChildren(...world.channels.map(c => el('button', { 'aria-current': c.id === channel, 'data-channel-id': c.id, onclick: () => enter(c.id) }, `# ${c.name}`)));
  $('title').textContent = '# ' + (world.channels.find(c => c.id === channel) || {}).name;
  $('as').textContent = me().name;
  $('offline').hidden = world.bot.online;
}
async function enter(id) {
  channel = id; localStorage.setItem('sandbox-channel', id); toggleDrawer(false); frame(); await history();
}
async function history() {
  messages.clear(); $('log').replaceChildren();
  for (const m of await api(`channels/${channel}/messages?user=${user}`)) put(m);
  emptyState(); $('log').scrollTop = $('log').scrollHeight;
}
function emptyState() {
  const old = $('log').querySelector('.empty'); if (old) old.remove();
  if (!messages.size) $('log').append(el('p', { class: 'empty' }, 'Nothing here yet. Type / to see what the bot can do.'));
}
function listen() {
  if (source) source.close();
  source = new EventSource(`/sandbox/api/events?user=${user}`);
  let dropped = false;
  source.onopen = () => { if (dropped) { dropped = false; load().then(history); } };
  source.onerror = () => { dropped = true; };
  source.onmessage = e => {
    const event = JSON.parse(e.data);
    if (event.type === 'message' && event.message.channel_id === channel) keepPlace(() => put(event.message));
    else if (event.type === 'delete' && event.channel === channel) remove(event.message);
    else if (event.type === 'modal') openModal(event);
    else if (event.type === 'ack') settle(event.interaction);
    else if (event.type === 'failed') fail(event.interaction, event.message);
    else if (event.type === 'bot') { world.bot.online = event.online; frame(); }
    else if (event.type === 'commands') load();
  };
}
/** New things keep the reader at the bottom, unless the reader has scrolled up. */
function keepPlace(work) {
  const log = $('log'); const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 160;
  work(); emptyState();
  if (atEnd) log.scrollTop = log.scrollHeight;
}
function remove(id) { messages.delete(id); const e = $('m' + id); if (e) e.remove(); emptyState(); }
function put(m) {
  const old = $('m' + m.id); const fresh = draw(m, old); const before = messages.get(m.id); messages.set(m.id, m);
  // An open menu stays open while only text or picture change.
  const open = old && old.querySelector('.menu') && old.querySelector('.rows');
  if (open && before && JSON.stringify(before.components) === JSON.stringify(m.components)) fresh.querySelector('.rows').replaceWith(open);
  if (old) old.replaceWith(fresh); else $('log').append(fresh);
}
function draw(m, old) {
  const box = el('article', { id: 'm' + m.id, class: 'msg' + (m.ephemeral ? ' private' : ''), 'data-message-id': m.id });
  if (m.interaction) box.append(el('div', { class: 'by' }, `${names()[m.interaction.user_id] || 'Someone'} used ${m.interaction.name.startsWith('/') ? '' : '/'}${m.interaction.name}`));
  box.append(el('div', { class: 'avatar', 'aria-hidden': true, style: `background:hsl(${hue(m.author.id)} 45% 42%)` }, m.author.username.slice(0, 2).toUpperCase()));
  const body = el('div', { class: 'body' });
  body.append(el('div', { class: 'head' }, el('b', {}, m.author.username), m.author.bot ? el('span', { class: 'tag' }, 'APP') : null, el('small', {}, new Date(m.timestamp).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }) + (m.edited_timestamp ? ' (edited)' : ''))));
  if (m.thinking) body.append(el('div', { class: 'text dots' }, `${m.author.username} is thinking`));
  if (m.content) body.append(el('div', { class: 'text', html: markdown(m.content, names()) }));
  // As on Discord: files stand above the embeds, except those that an embed shows itself.
  const used = new Set();
  const embeds = (m.embeds || []).map(e => drawEmbed(e, m, used, old));
  for (const a of m.attachments || []) if (!used.has(a.url)) body.append(/^image\//.test(a.content_type) ? picture(a.url, a, old) : el('a', { href: local(a.url), download: a.filename }, a.filename));
  body.append(...embeds);
  if ((m.components || []).length) body.append(el('div', { class: 'rows' }, ...m.components.map(r => drawRow(r, m))));
  if (m.ephemeral) body.append(el('div', { class: 'note' }, 'Only you can see this · ', el('button', { onclick: () => { api(`channels/${channel}/dismiss`, { user, message: m.id }); remove(m.id); } }, 'Dismiss')));
  box.append(body); return box;
}
function drawEmbed(e, m, used, old) {
  const box = el('div', { class: 'embed', style: e.color != null ? `border-color:#${e.color.toString(16).padStart(6, '0')}` : '' });
  const file = url => (m.attachments || []).find(a => a.url === url || url.endsWith('/' + a.filename)) || {};
  if (e.thumbnail) { used.add(file(e.thumbnail.url).url); box.append(el('img', { class: 'thumb', src: local(e.thumbnail.url), alt: '' })); }
  if (e.author) box.append(el('small', {}, e.author.name));
  if (e.title) box.append(el('h4', { html: inline(e.title, names()) }));
  if (e.description) box.append(el('div', { class: 'text', html: markdown(e.description, names()) }));
  if ((e.fields || []).length) box.append(el('div', { class: 'fields' }, ...e.fields.map(f => el('div', { class: f.inline ? 'inline' : '' }, el('b', { html: inline(f.name, names()) }), el('div', { class: 'text', html: markdown(f.value, names()) })))));
  if (e.image) { const a = { ...e.image, ...file(e.image.url) }; used.add(a.url); box.append(picture(e.image.url, a, old)); }
  if (e.footer) box.append(el('footer', {}, e.footer.text));
  return box;
}
/** A picture; while a new one loads, the old one stays so that nothing jumps. */
function picture(address, a, old) {
  const url = local(address);
  const before = old && old.querySelector('img.pic');
  const img = el('img', { class: 'pic', src: before && before.src !== url ? before.src : url, alt: a.description || a.filename || 'picture', width: a.width, height: a.height, onclick: () => zoom(url, a), tabindex: 0, role: 'button' });
  img.addEventListener('keydown', k => { if (k.key === 'Enter') zoom(url, a); });
  if (before && before.src !== url) { const next = new Image(); next.onload = () => { img.src = url; }; next.src = url; }
  if (!before) img.addEventListener('load', () => { const log = $('log'); if (log.scrollHeight - log.scrollTop - log.clientHeight < 1400) log.scrollTop = log.scrollHeight; }, { once: true });
  return img;
}
function zoom(url, a) {
  const img = el('img', { src: url, alt: a.description || '' });
  img.onclick = () => { if (innerWidth < 720 && !img.classList.contains('big')) img.classList.add('big'); else $('zoom').close(); };
  $('zoom').replaceChildren(img); $('zoom').onclick = e => { if (e.target === $('zoom')) $('zoom').close(); }; $('zoom').showModal();
}
function drawRow(row, m) {
  return el('div', { class: 'row' }, ...(row.components || []).map(c => (c.type === 2 ? drawButton(c, m) : c.type === 3 ? drawSelect(c, m) : null)));
}
const emoji = e => (e && e.name ? e.name + ' ' : '');
function drawButton(c, m) {
  if (c.style === 5) return el('a', { class: 'btn', href: c.url, target: '_blank', rel: 'noopener' }, emoji(c.emoji) + (c.label || ''));
  const b = el('button', { class: 'btn s' + c.style, disabled: c.disabled, 'data-custom-id': c.custom_id, 'data-testid': 'button' }, emoji(c.emoji) + (c.label || ''));
  b.onclick = () => act(m, { custom_id: c.custom_id, component_type: 2 }, b);
  return b;
}
function drawSelect(c, m) {
  const chosen = new Set((c.options || []).filter(o => o.default).map(o => o.value));
  const min = c.min_values ?? 1, max = c.max_values ?? 1;
  const label = () => c.options.filter(o => chosen.has(o.value)).map(o => o.label).join(', ') || c.placeholder || 'Choose';
  const box = el('div', { class: 'pick', 'data-custom-id': c.custom_id, 'data-testid': 'select' });
  const head = el('button', { type: 'button', disabled: c.disabled, 'aria-haspopup': 'listbox', 'aria-expanded': false }, label());
  const send = () => { close(); act(m, { custom_id: c.custom_id, component_type: 3, values: [...chosen] }, box); };
  const close = () => { const menu = box.querySelector('.menu'); if (menu) menu.remove(); head.setAttribute('aria-expanded', false); };
  head.onclick = () => {
    if (box.querySelector('.menu')) return close();
    document.querySelectorAll('.menu').forEach(x => x.remove());
    const items = c.options.map(o => {
      const item = el('button', { type: 'button', role: 'option', 'data-value': o.value, 'data-testid': 'option', 'aria-selected': chosen.has(o.value) }, emoji(o.emoji) + o.label, o.description ? el('small', {}, o.description) : null);
      item.onclick = () => {
        if (max === 1) { chosen.clear(); chosen.add(o.value); head.textContent = label(); return send(); }
        if (chosen.has(o.value)) chosen.delete(o.value); else if (chosen.size < max) chosen.add(o.value);
        item.setAttribute('aria-selected', chosen.has(o.value)); head.textContent = label(); done.disabled = chosen.size < min;
      };
      return item;
    });
    const done = el('button', { type: 'button', class: 'done', disabled: chosen.size < min, onclick: send }, min === max ? `Done (${max})` : 'Done');
    const menu = el('div', { class: 'menu', role: 'listbox' }, ...items, max > 1 ? done : null);
    if (head.getBoundingClientRect().bottom > innerHeight * 0.55) menu.classList.add('up');
    menu.addEventListener('keydown', k => {
      const all = [...menu.querySelectorAll('button')], i = all.indexOf(document.activeElement);
      if (k.key === 'ArrowDown') { k.preventDefault(); all[(i + 1) % all.length].focus(); }
      if (k.key === 'ArrowUp') { k.preventDefault(); all[(i - 1 + all.length) % all.length].focus(); }
      if (k.key === 'Escape') { close(); head.focus(); }
    });
    box.append(menu); head.setAttribute('aria-expanded', true); items[0] && items[0].focus({ preventScroll: true });
  };
  box.append(head); return box;
}
async function act(m, what, node) {
  if (node.classList.contains('busy')) return;
  node.classList.add('busy');
  const old = node.closest('.msg').querySelector('.failed'); if (old) old.remove();
  try {
    const { interaction } = await api(`channels/${channel}/component`, { user, message: m.id, ...what });
    // The bot may have answered before this request came back.
    if (answered.delete(interaction)) node.classList.remove('busy'); else busy.set(interaction, node);
  } catch (e) { node.classList.remove('busy'); complain(m.id, e.message); }
}
function settle(interaction) {
  const n = busy.get(interaction);
  if (n) { n.classList.remove('busy'); busy.delete(interaction); return; }
  answered.add(interaction);
  if (answered.size > 50) answered.delete(answered.values().next().value);
}
function fail(interaction, message) { settle(interaction); complain(message, 'This interaction failed.'); }
function complain(message, text) {
  const place = message && $('m' + message);
  const p = el('p', { class: 'failed', role: 'alert' }, text);
  keepPlace(() => (place ? place.querySelector('.body') : $('log')).append(p));
}
function openModal({ interaction, modal }) {
  const inputs = modal.components.flatMap(r => r.components || [r.component]).filter(Boolean);
  const form = el('form', { method: 'dialog' }, el('h3', {}, modal.title), ...inputs.map(c => el('label', {}, c.label || '', el(c.style === 2 ? 'textarea' : 'input', { name: c.custom_id, placeholder: c.placeholder, required: c.required !== false, maxlength: c.max_length, minlength: c.min_length, value: c.value }))),
    el('div', { class: 'row' }, el('button', { class: 'btn s1' }, 'Submit'), el('button', { class: 'btn', type: 'button', onclick: () => $('modal').close() }, 'Cancel')));
  form.onsubmit = async e => {
    e.preventDefault();
    const values = Object.fromEntries(inputs.map(c => [c.custom_id, form.elements[c.custom_id].value]));
    $('modal').close();
    await api(`channels/${channel}/modal`, { user, interaction, values }).catch(err => complain(null, err.message));
  };
  $('modal').replaceChildren(form); $('modal').showModal();
}
// --- the composer -------------------------------------------------------------------------
let hints = [], chosenHint = -1, typing = 0;
const picked = {};
/** Says why a line was not sent; it stays until something is typed. */
function showProblem(text) { typing++; showHints([], text); $('hints').dataset.problem = 'yes'; }
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
    return showHints(commands.filter(c => c.shown.join(' ').startsWith(want) || c.path.join(' ').startsWith(want)).map(c => ({ title: '/' + c.shown.join(' '), text: c.description, line: '/' + c.shown.join(' ') + ' ' })), world.bot.online ? '' : 'The bot is offline.');
  }
  const { command, rest } = found;
  const pairs = parseOptions(command, rest, me().locale);
  const open = pairs.find(p => p.last);
  if (open && !/\s$/.test(rest)) return suggestValue(command, pairs, open, line, turn);
  const given = new Set(pairs.map(p => p.option.name));
  const left = command.options.filter(o => !given.has(o.name)).sort((a, b) => !!b.required - !!a.required);
  const note = pairs.length || !left.length ? `Enter sends /${command.shown.join(' ')}` : left.some(o => o.required) ? command.description : `${command.description} – Enter sends it as it is`;
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
  if (o.type === 6) return showHints(world.users.filter(u => u.name.toLowerCase().startsWith(open.text.toLowerCase())).map(u => fill(u.name, u.id)), note);
  if (!o.autocomplete) return showHints([], note);
  await new Promise(r => setTimeout(r, 150));
  if (turn !== typing) return;
  try {
    const { choices } = await api(`channels/${channel}/autocomplete`, { user, name: command.path[0], options: wrap(command, optionValues(pairs, o.name, picked)) });
    if (turn === typing) showHints(choices.map(c => fill(c.name, c.value)), choices.length ? note : `${note} – nothing fits`);
  } catch (e) { if (turn === typing) showHints([], e.message); }
}
async function sendLine() {
  const line = $('composer').value.trim();
  if (!line) return;
  // Suggestions that are still on their way belong to a line that is sent.
  typing++;
  try {
    if (!line.startsWith('/')) await api(`channels/${channel}/messages`, { user, content: line });
    else {
      const found = findCommand(commands, line);
      if (!found) throw new Error('There is no such command. Type / to see them all.');
      const pairs = parseOptions(found.command, found.rest, me().locale);
      const missing = found.command.options.find(o => o.required && !pairs.some(p => p.option.name === o.name && p.text));
      if (missing) throw new Error(`Please fill in ${localized(missing.name_localizations, missing.name, me().locale)}.`);
      await api(`channels/${channel}/command`, { user, name: found.command.path[0], options: wrap(found.command, optionValues(pairs, null, picked)) });
    }
    $('composer').value = ''; showHints([]); $('log').scrollTop = $('log').scrollHeight;
  } catch (e) { showProblem(e.message); }
}
$('composer').addEventListener('input', suggest);
$('composer').addEventListener('focus', suggest);
$('composer').addEventListener('blur', () => setTimeout(() => { if (!$('hints').dataset.problem) showHints([]); }, 120));
$('composer').addEventListener('keydown', e => {
  if (e.key === 'ArrowDown' || e.key === 'ArrowUp') { e.preventDefault(); moveHint(e.key === 'ArrowDown' ? 1 : -1); }
  else if (e.key === 'Tab' && hints.length) { e.preventDefault(); takeHint(Math.max(chosenHint, 0)); }
  else if (e.key === 'Escape') showHints([]);
  else if (e.key === 'Enter' && hints.length && chosenHint >= 0 && !completeLine()) { e.preventDefault(); takeHint(chosenHint); }
});
/** Whether Enter may send the line instead of taking the suggestion. */
function completeLine() {
  const found = findCommand(commands, $('composer').value.trim());
  if (!found) return false;
  const pairs = parseOptions(found.command, found.rest, me().locale);
  const open = pairs.find(p => p.last);
  if (open && !open.text) return false;
  return found.command.options.every(o => !o.required || pairs.some(p => p.option.name === o.name && p.text));
}
$('form').addEventListener('submit', e => { e.preventDefault(); sendLine(); });
$('user').addEventListener('change', async e => { user = e.target.value; localStorage.setItem('sandbox-user', user); await load(); await history(); listen(); });
function toggleDrawer(open) { $('side').classList.toggle('open', open); $('drawer').setAttribute('aria-expanded', !!open); }
$('drawer').addEventListener('click', () => toggleDrawer(!$('side').classList.contains('open')));
document.querySelector('main').addEventListener('click', e => { if (e.target.id !== 'drawer') toggleDrawer(false); if (!e.target.closest('.pick')) document.querySelectorAll('.menu').forEach(m => m.remove()); });
(async () => { user = localStorage.getItem('sandbox-user'); try { await load(); } catch { user = null; await load(); } await history(); listen(); $('composer').focus(); })();
