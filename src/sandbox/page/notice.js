'use strict';
// What the page says of the bot and of the simulator behind it: that one of them is away, and that both are back.

/** So long the bot may be away before anybody is told: it connects anew within a moment now and then. */
const PATIENCE = 800;
/** So long a press or a line waits for the bot. */
const LATEST = 3000;
/** So long the page says that all is well again; with a line that waits it says so until that line is sent or taken away. */
const GOOD_NEWS = 6000;

let linked = true, told = false, later = 0;
/** Called when the bot is back. */
const hopes = new Set();

function notice(text, good) {
  const log = $('log'), atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 160;
  $('notice').textContent = text; $('notice').hidden = !text; $('notice').classList.toggle('good', !!good);
  if (atEnd) log.scrollTop = log.scrollHeight;
}
const good = () => !$('notice').hidden && $('notice').classList.contains('good');
/** Says that all is well again. */
function tellBack() {
  clearTimeout(later);
  const waits = $('composer').value.trim();
  notice(waits ? `${word.back} ${word.waiting}` : word.back, true);
  if (!waits) later = setTimeout(() => notice(''), GOOD_NEWS);
}
/** To be called when the line that waits was taken away or sent. */
function lineGone() { if (good()) { clearTimeout(later); notice(''); } }
/** To be called whenever the bot or the connection has come or gone. */
function tellHealth() {
  clearTimeout(later);
  if (linked && world.bot.online) {
    for (const hope of [...hopes]) hope();
    if (told) {
      told = false;
      if ($('hints').dataset.problem) noHints();
      tellBack();
    } else if (good()) tellBack(); // Away and back for a moment: what was just said still holds.
    else notice('');
    return;
  }
  later = setTimeout(() => { told = true; notice(linked ? word.down : word.lost); }, told ? 0 : PATIENCE);
}
/** Waits a moment for a bot that is away; refuses with these words if it does not come. */
const botThere = words => new Promise((ok, no) => {
  // Without a connection the request itself says best what is wrong.
  if (!linked || world.bot.online) return ok();
  const hope = () => { hopes.delete(hope); ok(); };
  hopes.add(hope);
  setTimeout(() => { if (hopes.delete(hope)) no(new Error(words)); }, LATEST);
});
