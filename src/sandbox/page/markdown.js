'use strict';
// The part of the chat markdown that messages use, as safe HTML.
const escapeHtml = s => s.replace(/[&<>"']/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]);

/** How much of a moment the real client writes for each style of a stamp; `f` where none is named. Only `T` has seconds. */
const STAMPS = {
  t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' }, F: { dateStyle: 'full', timeStyle: 'short' },
};

function timeText(seconds, style) {
  const date = new Date(seconds * 1000);
  if (style !== 'R') return date.toLocaleString(me().locale, STAMPS[style] || STAMPS.f);
  const delta = seconds - Date.now() / 1000;
  const units = [['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];
  const [unit, size] = units.find(([, n]) => Math.abs(delta) >= n) || units[3];
  return new Intl.RelativeTimeFormat(me().locale, { numeric: 'auto' }).format(Math.round(delta / size), unit);
}

function inline(text, names) {
  const kept = [];
  const keep = html => `\u0000${kept.push(html) - 1}\u0000`;
  let t = text
    .replace(/\\([*_~`>#|\\<@:.\-[\]()])/g, (_, c) => keep(escapeHtml(c)))
    .replace(/`([^`\n]+)`/g, (_, c) => keep(`<code>${escapeHtml(c)}</code>`))
    .replace(/<t:(-?\d+)(?::([tTdDfFR]))?>/g, (_, s, style) => keep(`<time>${escapeHtml(timeText(+s, style))}</time>`))
    .replace(/<@!?(\d+)>/g, (_, id) => keep(`<span class="mention">@${escapeHtml(names[id] || word.someone)}</span>`))
    .replace(/<@&(\d+)>/g, (_, id) => keep(`<span class="mention">@${escapeHtml((world.roles.find(r => r.id === id) || {}).name || word.someone)}</span>`))
    .replace(/<#(\d+)>/g, (_, id) => keep(`<span class="mention"># ${escapeHtml((world.channels.find(c => c.id === id) || {}).name || '?')}</span>`))
    .replace(/<\/([\w -]+):\d+>/g, (_, n) => keep(`<span class="mention">/${escapeHtml(n)}</span>`))
    .replace(/\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/g, (_, label, url) => keep(`<a href="${escapeHtml(url)}" rel="noopener" target="_blank">${escapeHtml(label)}</a>`))
    .replace(/https?:\/\/[^\s<)]+/g, url => keep(`<a href="${escapeHtml(url)}" rel="noopener" target="_blank">${escapeHtml(url)}</a>`));
  t = escapeHtml(t)
    .replace(/\*\*([^]+?)\*\*/g, '<b>$1</b>')
    .replace(/__([^]+?)__/g, '<u>$1</u>')
    .replace(/~~([^]+?)~~/g, '<s>$1</s>')
    .replace(/(^|[^\w*])\*(?!\s)([^*\n]+?)\*(?!\w)/g, '$1<i>$2</i>')
    .replace(/(^|[^\w_])_(?!\s)([^_\n]+?)_(?!\w)/g, '$1<i>$2</i>');
  return t.replace(/\u0000(\d+)\u0000/g, (_, i) => kept[+i]);
}

function markdown(text, names = {}) {
  const out = [];
  let list = null;
  const close = () => { if (list) { out.push(`</${list}>`); list = null; } };
  for (const [i, part] of String(text).split('```').entries()) {
    if (i % 2) { close(); out.push(`<pre>${escapeHtml(part.replace(/^\w*\n/, ''))}</pre>`); continue; }
    const lines = part.split('\n');
    for (const [n, line] of lines.entries()) {
      let m;
      if ((m = /^\s*[-*] (.*)/.exec(line))) { if (list !== 'ul') { close(); out.push('<ul>'); list = 'ul'; } out.push(`<li>${inline(m[1], names)}</li>`); continue; }
      if ((m = /^\s*(\d+)\. (.*)/.exec(line))) { if (list !== 'ol') { close(); out.push(`<ol start="${m[1]}">`); list = 'ol'; } out.push(`<li>${inline(m[2], names)}</li>`); continue; }
      close();
      if ((m = /^(#{1,3}) (.*)/.exec(line))) out.push(`<h${m[1].length}>${inline(m[2], names)}</h${m[1].length}>`);
      else if ((m = /^-# (.*)/.exec(line))) out.push(`<small>${inline(m[1], names)}</small><br>`);
      else if ((m = /^> ?(.*)/.exec(line))) out.push(`<blockquote>${inline(m[1], names)}</blockquote>`);
      else out.push(inline(line, names) + (n < lines.length - 1 ? '<br>' : ''));
    }
  }
  close();
  return out.join('');
}
