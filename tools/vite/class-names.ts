import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
/** Letters that a class name may begin with: a digit may not. */
const FIRST = 'abcdefghijklmnopqrstuvwxyz';
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** Two or three characters for a style sheet, the same in every build. */
function shorten(path: string): string {
  const hash = createHash('sha256').update(path).digest();
  return `${FIRST[(hash[0] ?? 0) % FIRST.length]}${(hash.readUInt32BE(1) % 1296).toString(36)}`;
}

/**
 * Names the classes of CSS modules as shortly as can be: the style sheet's own three characters and which class of it it is. A page says
 * them in its text, its styles and its scripts. Refuses two style sheets of one name: then one of them has to be called otherwise.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const owners = new Map<string, string>();
  return (name, file, css) => {
    const path = relative(ROOT, file.replace(/\?.*/, ''));
    const sheet = shorten(path);
    const owner = owners.get(sheet) ?? path;
    if (owner !== path) throw new Error(`${path} and ${owner} get one name for their classes; rename one.`);
    owners.set(sheet, path);
    const classes = [...new Set([...css.matchAll(CLASS)].map(([, each]) => each))];
    const place = classes.indexOf(name);
    // Not a class: an animation keeps its own name behind the sheet's.
    return `${sheet}_${place < 0 ? name : place.toString(36)}`;
  };
}
