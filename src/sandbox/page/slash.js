'use strict';
// Slash commands: flattening what the bot registered, parsing one line, suggesting what comes next.
const localized = (map, plain, locale) => (map && (map[locale] || map[locale.split('-')[0]])) || plain;

/** Every command a member can type: `/name` or `/name sub`, with its options. */
function flatten(commands, locale) {
  const found = [];
  for (const c of commands) {
    if ((c.type || 1) !== 1) continue;
    const name = localized(c.name_localizations, c.name, locale);
    const subs = (c.options || []).filter(o => o.type === 1);
    const make = (path, shown, of) => found.push({ path, shown, description: localized(of.description_localizations, of.description, locale), options: (of.options || []).filter(o => o.type > 2) });
    if (!subs.length) make([c.name], [name], c);
    for (const s of subs) make([c.name, s.name], [name, localized(s.name_localizations, s.name, locale)], s);
  }
  return found.sort((a, b) => a.shown.join(' ').localeCompare(b.shown.join(' ')));
}

/** The command a line begins with, and the rest of the line. */
function findCommand(list, line) {
  const text = line.slice(1);
  const fits = c => [c.shown.join(' '), c.path.join(' ')].find(n => text.toLowerCase() === n || text.toLowerCase().startsWith(n + ' '));
  const hit = list.filter(fits).sort((a, b) => b.path.length - a.path.length)[0];
  return hit && { command: hit, rest: text.slice(fits(hit).length) };
}

/** `name:value` pairs; a value goes on until the next ` name:` of an option of the command. */
function parseOptions(command, rest, locale) {
  const names = {};
  for (const o of command.options) { names[o.name.toLowerCase()] = o; names[localized(o.name_localizations, o.name, locale).toLowerCase()] = o; }
  const marks = [];
  const re = /(?:^|\s)([\p{L}\w-]+):/gu;
  for (let m; (m = re.exec(rest));) if (names[m[1].toLowerCase()]) marks.push({ option: names[m[1].toLowerCase()], at: m.index, from: re.lastIndex });
  // As Discord does it, what is typed without a name belongs to the first option, and to the only one that there is.
  const first = command.options.find(o => o.required) || (command.options.length === 1 ? command.options[0] : undefined);
  if (!marks.length && first && rest.trim()) return [{ option: first, text: rest.trim(), last: true, bare: true }];
  return marks.map((m, i) => ({ option: m.option, text: rest.slice(m.from, i + 1 < marks.length ? marks[i + 1].at : undefined).trim().replace(/^"(.*)"$/, '$1'), last: i + 1 === marks.length }));
}

/** The person a name means, as it is typed, with or without an @; nobody if there is none. */
function personOf(text) {
  const bare = text.trim(), name = bare.replace(/^@/, '').toLowerCase();
  const id = (/^(?:<@!?)?(\d+)>?$/.exec(bare) || [])[1];
  return world.users.find(u => u.name.toLowerCase() === name) || world.users.find(u => u.id === id);
}
/** The id of who is meant; refused in a clear line where nobody is called so. */
function idOf(text) {
  const person = personOf(text);
  if (!person) throw new Error(word.nobody(text, world.users.map(u => u.name).join(', ')));
  return person.id;
}

/** Refuses a number that the option does not take, in a line that names the option as whoever typed it sees it. */
function inRange(option, value) {
  // An option without limits says so with null.
  const least = option.min_value ?? -Infinity, most = option.max_value ?? Infinity;
  if (value >= least && value <= most) return;
  throw new Error(word.range(localized(option.name_localizations, option.name, me().locale), least, most));
}

/** Discord's option objects; choices and persons may be given by their shown name. */
function optionValues(pairs, focus, picked) {
  return pairs.map(({ option, text, bare }) => {
    const names = c => [c.name, ...Object.values(c.name_localizations || {})].map(n => n.toLowerCase());
    const choice = (option.choices || []).find(c => names(c).includes(text.toLowerCase()) || String(c.value) === text);
    let value = choice ? choice.value : (picked[option.name + '\u0000' + text] ?? text);
    const focused = focus === option.name;
    if (!focused && option.type === 4) value = parseInt(value, 10);
    if (!focused && option.type === 10) value = parseFloat(value);
    // Whoever types any other word, as in `/board words`, wants it.
    if (!focused && option.type === 5) value = bare ? !/^(false|no|nein|0)$/i.test(String(value)) : /^(true|yes|ja|1)$/i.test(String(value));
    if (!focused && (option.type === 4 || option.type === 10)) inRange(option, value);
    if (!focused && option.type === 6) value = idOf(String(value));
    return { name: option.name, type: option.type, value: focused ? String(text) : value, ...(focused ? { focused: true } : {}) };
  });
}

const wrap = (command, options) => (command.path.length > 1 ? [{ name: command.path[1], type: 1, options }] : options);
