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
  const r = await asked.catch(() => { throw new Error(word.noSimulator); });
  const json = await r.json().catch(() => ({}));
  if (!r.ok) throw new Error(r.status === 404 ? word.gone : r.status === 408 ? word.late : json.message ? word.refused(json.message) : word.error(r.status));
  return json;
};
let world = { users: [], roles: [], channels: [], commands: [], bot: {}, first: { about: {}, starts: [] } };
let user = null, channel = null, source = null, commands = [];
/** So long after an error the page asks for everything again. */
const RETRY = 2000;
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
  const fits = u => tableOf(u.locale) === tableOf(navigator.language);
  if (!me()) user = (world.users.find(u => u.id === saved) || world.users.find(fits) || world.users[0]).id;
  // Whoever has chosen a member has chosen its language; before, the browser's counts.
  speak(saved === user ? me().locale : navigator.language);
  if (!world.channels.some(c => c.id === channel)) channel = (world.channels.find(c => c.id === localStorage.getItem('sandbox-channel')) || world.channels[0]).id;
  commands = flatten(world.commands, me().locale);
  frame();
  if ($('log').querySelector('.empty')) emptyState(true);
}
/** Kind 1 is a direct channel, which is called after who writes there. */
const called = c => (c.type === 1 ? '@ ' : '# ') + c.name;
function frame() {
  document.title = world.guild.name;
  $('guild').textContent = world.guild.name;
  $('user').replaceChildren(...world.users.map(u => el('option', { value: u.id, selected: u.id === user }, `${u.name} (${u.locale})`)));
  $('channels').replaceChildren(...world.channels.map(c => el('button', { 'aria-current': c.id === channel, 'data-channel-id': c.id, onclick: () => enter(c.id) }, called(c))));
  $('title').textContent = called(world.channels.find(c => c.id === channel) || {});
  $('direct').firstChild.checked = world.direct;
  $('as').textContent = me().name;
  tellHealth();
}
async function enter(id) {
  channel = id; localStorage.setItem('sandbox-channel', id); toggleDrawer(false); frame(); await history();
}
async function history() {
  const [place, reader] = [channel, user];
  messages.clear(); $('log').replaceChildren();
  const list = await api(`channels/${place}/messages?user=${reader}`);
  // Whoever has gone on meanwhile sees what lies there.
  if (place !== channel || reader !== user) return;
  for (const m of list) put(m);
  emptyState(); $('log').scrollTop = $('log').scrollHeight;
}
/** A link to a message leads there, in the page itself. */
async function jump(link) {
  const [, place, message] = new URL(link).pathname.split('/').slice(2);
  if (!world.channels.some(c => c.id === place)) return;
  await enter(place);
  const found = $('m' + message);
  if (found) found.scrollIntoView({ block: 'center' });
}
function listen() {
  if (source) source.close();
  source = new EventSource(`/sandbox/api/events?user=${user}`);
  source.onopen = () => { if (!linked) arrive(); };
  source.onerror = () => {
    linked = false; tellHealth();
    // A browser that was answered with an error does not ask again by itself.
    if (source.readyState === EventSource.CLOSED) setTimeout(arrive, RETRY);
  };
  source.onmessage = e => {
    const event = JSON.parse(e.data);
    if (event.type === 'message' && event.message.channel_id === channel) keepPlace(() => put(event.message));
    else if (event.type === 'delete' && event.channel === channel) remove(event.message);
    else if (event.type === 'modal') openModal(event);
    else if (event.type === 'ack') settle(event.interaction);
    else if (event.type === 'failed') fail(event.interaction, event.message);
    else if (event.type === 'bot') { world.bot.online = event.online; tellHealth(); }
    else if (event.type === 'commands') load().catch(() => {});
  };
}
/** New things keep the reader at the bottom, unless the reader has scrolled up. */
function keepPlace(work) {
  const log = $('log'); const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 160;
  work(); emptyState();
  if (atEnd) log.scrollTop = log.scrollHeight;
}
/** Fetches everything and listens from then on: at the beginning, and whenever the connection was lost. */
async function arrive() {
  try {
    await load().catch(() => { user = null; return load(); });
    await history(); listen(); linked = true;
  } catch { linked = false; setTimeout(arrive, RETRY); }
  tellHealth();
}
function remove(id) { messages.delete(id); const e = $('m' + id); if (e) e.remove(); emptyState(); }
function put(m) {
  const old = $('m' + m.id); const fresh = draw(m, old); const before = messages.get(m.id); messages.set(m.id, m);
  // An open menu stays open while only text or picture change.
  const open = old && old.querySelector('.menu') && old.querySelector('.rows');
  if (open && before && JSON.stringify(before.components) === JSON.stringify(m.components)) fresh.querySelector('.rows').replaceWith(open);
  if (old) old.replaceWith(fresh); else $('log').append(fresh);
}
/** A command as it is shown to who looks, by the name it was given by. */
function commandName(name) {
  const bare = name.replace(/^\//, ''), found = commands.find(c => c.path.join(' ') === bare);
  return '/' + (found ? found.shown.join(' ') : bare);
}
function draw(m, old) {
  const box = el('article', { id: 'm' + m.id, class: 'msg' + (m.ephemeral ? ' private' : ''), 'data-message-id': m.id });
  if (m.interaction) box.append(el('div', { class: 'by' }, word.used(names()[m.interaction.user_id] || word.someone, commandName(m.interaction.name))));
  box.append(el('div', { class: 'avatar', 'aria-hidden': true, style: `background:hsl(${hue(m.author.id)} 45% 42%)` }, m.author.username.slice(0, 2).toUpperCase()));
  const body = el('div', { class: 'body' });
  body.append(el('div', { class: 'head' }, el('b', {}, m.author.username), m.author.bot ? el('span', { class: 'tag' }, word.app) : null, el('small', {}, new Date(m.timestamp).toLocaleTimeString(me().locale, { hour: '2-digit', minute: '2-digit' }) + (m.edited_timestamp ? word.edited : ''))));
  if (m.thinking) body.append(el('div', { class: 'text dots' }, word.thinking(m.author.username)));
  if (m.content) body.append(el('div', { class: 'text', html: markdown(m.content, names()) }));
  // As on Discord: files stand above the embeds, except those that an embed shows itself.
  const used = new Set();
  const embeds = (m.embeds || []).map(e => drawEmbed(e, m, used, old));
  for (const a of m.attachments || []) if (!used.has(a.url)) body.append(/^image\//.test(a.content_type) ? picture(a.url, a, old) : el('a', { href: local(a.url), download: a.filename }, a.filename));
  body.append(...embeds);
  if ((m.components || []).length) body.append(el('div', { class: 'rows' }, ...m.components.map(r => drawRow(r, m))));
  if (m.ephemeral) body.append(el('div', { class: 'note' }, word.onlyYou, el('button', { onclick: () => dismiss(m) }, word.dismiss)));
  box.append(body); return box;
}
function dismiss(m) {
  api(`channels/${m.channel_id}/dismiss`, { user, message: m.id }).then(() => remove(m.id), e => complain(m.id, null, e.message));
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
$('direct').addEventListener('change', e => { api('direct', { user, open: e.target.checked }).catch(() => load()); });
$('user').addEventListener('change', async e => { toggleDrawer(false); user = e.target.value; localStorage.setItem('sandbox-user', user); await arrive(); });
function toggleDrawer(open) { $('side').classList.toggle('open', open); $('drawer').setAttribute('aria-expanded', !!open); }
$('veil').addEventListener('click', () => toggleDrawer(false));
addEventListener('keydown', e => { if (e.key === 'Escape') toggleDrawer(false); });
$('drawer').addEventListener('click', () => toggleDrawer(!$('side').classList.contains('open')));
document.querySelector('main').addEventListener('click', e => {
  const link = e.target.closest('a[href^="https://discord.com/channels/"]');
  if (link) { e.preventDefault(); jump(link.href); return; }
  if (e.target.id !== 'drawer') toggleDrawer(false); if (!e.target.closest('.pick')) document.querySelectorAll('.menu').forEach(m => m.remove()); });
addEventListener('DOMContentLoaded', async () => { user = localStorage.getItem('sandbox-user'); await arrive(); $('composer').focus(); });
