'use strict';
// Pictures of messages, in the sizes that `pictures.css` names, and the whole picture over the page.

/** A picture; while a new one loads, the old one stays so that nothing jumps. */
function picture(address, a, old) {
  const url = local(address);
  const before = old && old.querySelector('img.pic');
  const img = el('img', { class: 'pic', src: before && before.src !== url ? before.src : url, alt: a.description || a.filename || word.picture, tabindex: 0, role: 'button' });
  const fit = (w, h) => { img.width = w; img.height = h; img.style.setProperty('--ratio', w / h); };
  if (a.width && a.height) fit(a.width, a.height);
  else img.addEventListener('load', () => fit(img.naturalWidth, img.naturalHeight), { once: true });
  img.onclick = () => zoom(url, img);
  img.addEventListener('keydown', k => { if (k.key === 'Enter' || k.key === ' ') { k.preventDefault(); zoom(url, img); } });
  if (before && before.src !== url) { const next = new Image(); next.onload = () => { img.src = url; }; next.src = url; }
  if (!before) img.addEventListener('load', () => { const log = $('log'); if (log.scrollHeight - log.scrollTop - log.clientHeight < 1400) log.scrollTop = log.scrollHeight; }, { once: true });
  return img;
}

/** The whole picture: fitted to the window, at its full size after a click on it, gone after one beside it. */
function zoom(url, from) {
  const box = $('zoom'), message = from.closest('.msg').id;
  const img = el('img', { src: url, alt: from.alt, tabindex: 0, role: 'button', 'aria-pressed': false });
  const larger = () => img.naturalWidth > innerWidth || img.naturalHeight > innerHeight;
  const size = () => img.classList.toggle('larger', larger());
  const toggle = (x, y) => {
    const full = !img.classList.contains('full') && larger();
    const before = img.getBoundingClientRect();
    const at = [(x - before.left) / before.width, (y - before.top) / before.height];
    img.classList.toggle('full', full); img.setAttribute('aria-pressed', full);
    // What was clicked stays under the pointer, as far as there is something to scroll.
    const after = img.getBoundingClientRect();
    box.scrollBy(after.left + at[0] * after.width - x, after.top + at[1] * after.height - y);
  };
  img.addEventListener('load', size);
  img.onclick = e => toggle(e.clientX, e.clientY);
  img.onkeydown = k => { if (k.key === 'Enter' || k.key === ' ') { k.preventDefault(); toggle(innerWidth / 2, innerHeight / 2); } };
  box.onclick = e => { if (e.target === box) box.close(); };
  box.onclose = () => {
    removeEventListener('resize', size);
    box.replaceChildren();
    // The message may have been drawn anew meanwhile, and its picture with it.
    const back = from.isConnected ? from : $(message) && $(message).querySelector('img.pic');
    (back || $('composer')).focus({ preventScroll: true });
  };
  addEventListener('resize', size);
  box.replaceChildren(img, el('button', { type: 'button', 'aria-label': word.close, onclick: () => box.close() }, '✕'));
  box.showModal(); img.focus({ preventScroll: true });
}
