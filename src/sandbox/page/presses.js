'use strict';
// Buttons, menus and forms of messages: drawing them, pressing them, and saying what came of it.
function drawRow(row, m) {
  return el('div', { class: 'row' }, ...(row.components || []).map(c => (c.type === 2 ? drawButton(c, m) : c.type === 3 ? drawSelect(c, m) : c.type === 6 || c.type === 8 ? drawSelect(listed(c), m) : null)));
}
const emoji = e => (e && e.name ? e.name + ' ' : '');
function drawButton(c, m) {
  if (c.style === 5) return el('a', { class: 'btn', href: c.url, target: '_blank', rel: 'noopener' }, emoji(c.emoji) + (c.label || ''));
  const b = el('button', { class: 'btn s' + c.style, disabled: c.disabled, 'data-custom-id': c.custom_id, 'data-testid': 'button' }, emoji(c.emoji) + (c.label || ''));
  b.onclick = () => act(m, { custom_id: c.custom_id, component_type: 2 }, b);
  return b;
}
/** A menu of roles or channels with its options as the client lists them. */
function listed(c) {
  const set = new Set((c.default_values || []).map(v => v.id));
  const all = c.type === 6 ? world.roles.map(r => ['@' + r.name, r.id]) : world.channels.filter(x => (c.channel_types || [x.type]).includes(x.type)).map(x => ['# ' + x.name, x.id]);
  return { ...c, options: all.map(([label, value]) => ({ label, value, default: set.has(value) })) };
}
function drawSelect(c, m) {
  const chosen = new Set((c.options || []).filter(o => o.default).map(o => o.value));
  const min = c.min_values ?? 1, max = c.max_values ?? 1;
  const label = () => c.options.filter(o => chosen.has(o.value)).map(o => o.label).join(', ') || c.placeholder || word.choose;
  const box = el('div', { class: 'pick', 'data-custom-id': c.custom_id, 'data-testid': 'select' });
  const head = el('button', { type: 'button', disabled: c.disabled, 'aria-haspopup': 'listbox', 'aria-expanded': false }, label());
  const send = () => { close(); act(m, { custom_id: c.custom_id, component_type: c.type, values: [...chosen] }, box); };
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
    const done = el('button', { type: 'button', class: 'done', disabled: chosen.size < min, onclick: send }, min === max ? word.doneWith(max) : word.done);
    const menu = el('div', { class: max > 1 ? 'menu many' : 'menu', role: 'listbox' }, ...items, max > 1 ? done : null);
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
/** Carries out a press and marks its place as busy until the bot has answered. */
async function press(node, send, complain, scope) {
  if (node.classList.contains('busy')) return;
  node.classList.add('busy'); node.classList.remove('wrong');
  scope.querySelectorAll('.failed').forEach(p => p.remove());
  try {
    const { interaction } = await send();
    // The bot may have answered before this request came back.
    if (answered.delete(interaction)) node.classList.remove('busy'); else busy.set(interaction, { node, complain });
  } catch (e) { node.classList.remove('busy'); complain(e.message); }
}
function act(m, what, node) {
  const send = async () => { await botThere(word.pressDown); return api(`channels/${m.channel_id}/component`, { user, message: m.id, ...what }); };
  return press(node, send, text => complain(m.id, what.custom_id, text), node.closest('.msg'));
}
/** An interaction is over; gives the press that began it, if it was one of this page. */
function settle(interaction) {
  const done = busy.get(interaction);
  if (done) { done.node.classList.remove('busy'); busy.delete(interaction); return done; }
  answered.add(interaction);
  if (answered.size > 50) answered.delete(answered.values().next().value);
  return null;
}
function fail(interaction, message) {
  const done = settle(interaction);
  if (done) done.complain(word.failed); else complain(message, null, word.failed);
}
/** Says what went wrong: under the row of what was pressed, else at the end of its message, else of the channel. */
function complain(message, pressed, text) {
  const place = message && $('m' + message);
  const at = place && pressed && place.querySelector(`[data-custom-id="${CSS.escape(pressed)}"]`);
  const p = el('p', { class: 'failed', role: 'alert' }, text);
  keepPlace(() => { if (at) { at.classList.add('wrong'); at.closest('.row').after(p); } else (place ? place.querySelector('.body') : $('log')).append(p); });
  p.scrollIntoView({ block: 'nearest' });
}
function openModal({ interaction, modal }) {
  const inputs = modal.components.flatMap(r => r.components || [r.component]).filter(Boolean);
  const form = el('form', { method: 'dialog' }, el('h3', {}, modal.title), ...inputs.map(c => el('label', {}, c.label || '', el(c.style === 2 ? 'textarea' : 'input', { name: c.custom_id, placeholder: c.placeholder, required: c.required !== false, maxlength: c.max_length, minlength: c.min_length, value: c.value }))),
    el('div', { class: 'row' }, el('button', { class: 'btn s1' }, word.submit), el('button', { class: 'btn', type: 'button', onclick: () => $('modal').close() }, word.cancel)));
  form.onsubmit = async e => {
    e.preventDefault();
    const values = Object.fromEntries(inputs.map(c => [c.custom_id, form.elements[c.custom_id].value]));
    form.querySelectorAll('.failed').forEach(old => old.remove());
    // What was filled in stays until it has arrived.
    try { await api(`channels/${channel}/modal`, { user, interaction, values }); $('modal').close(); }
    catch (error) { form.append(el('p', { class: 'failed', role: 'alert' }, error.message)); }
  };
  $('modal').replaceChildren(form); $('modal').showModal();
}
