import { HAN } from './lang-of.ts';
import type { Language } from './language.ts';
import { PLACEHOLDER, plural } from './plural.ts';

/** A catalogue: texts in nested groups. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** The same groups and keys with other texts: `satisfies SameKeys<typeof en>` proves two catalogues equal. */
export type SameKeys<C> = { readonly [K in keyof C]: C[K] extends string ? string : SameKeys<C[K]> };

/** The paths of a catalogue's texts, such as `header.menu.open`. */
export type TextPath<C> = {
  [K in keyof C & string]: C[K] extends string ? K : `${K}.${TextPath<C[K]>}`;
}[keyof C & string];

export type TextParameters = Readonly<Record<string, string | number>>;

/** Looks up a text and fills in its parameters: `{count} {count|lesson|lessons}` becomes "1 lesson" or "2 lessons". */
export type Translate<C> = (path: TextPath<C>, parameters?: TextParameters) => string;

const reported = new Set<string>();

/** A path that the catalogue lacks is logged once and shown as itself, so the page still works. */
function missing(path: string, language: Language): string {
  const line = `missing translation: ${language} ${path}`;
  if (!reported.has(line)) {
    reported.add(line);
    console.warn(line);
  }
  return path;
}

/** The text at `path`, such as `site.header.menu`, in a whole catalogue. */
export function findText(
  catalogue: Catalogue,
  language: Language,
  path: string,
  parameters?: TextParameters,
): string {
  let place: string | Catalogue | undefined = catalogue;
  for (const key of path.split('.')) {
    place =
      typeof place === 'object' && Object.prototype.hasOwnProperty.call(place, key) ? place[key] : undefined;
  }
  if (typeof place !== 'string') return missing(path, language);
  if (!parameters) return place;
  const text = place;
  return text.replace(
    PLACEHOLDER,
    (whole: string, name: string, one: string | undefined, many: string | undefined, at: number) => {
      const value = parameters[name];
      if (value === undefined) return whole;
      return one === undefined || many === undefined
        ? setApart(text.charAt(at - 1), String(value), text.charAt(at + whole.length))
        : plural(value, one, many);
    },
  );
}

const LATIN = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]/;

/** A value with a space between its Latin letters and Chinese characters beside it: 「Mei Lin 的課」, but 「怡君的課」. */
function setApart(before: string, value: string, after: string): string {
  const start = HAN.test(before) && LATIN.test(value.charAt(0)) ? ' ' : '';
  const end = HAN.test(after) && LATIN.test(value.slice(-1)) ? ' ' : '';
  return start + value + end;
}
