import type { Language } from './language.ts';

// Ranges, as Firefox 68 knows no names of scripts.
export const HAN = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** Words in Latin letters, with what stands between them. */
const ENGLISH = /[A-Za-z\u00c0-\u024f](?:[A-Za-z0-9\u00c0-\u024f'’\- ,.!?:;()/]*[A-Za-z0-9\u00c0-\u024f])?/g;

/**
 * The language of a text that may be in either, such as one that a learner wrote, for `lang`: a voice reads it as that.
 * A text with Chinese in it is Chinese.
 */
export const langOf = (text: string): Language => (HAN.test(text) ? 'zh-Hant' : 'en');

export type Piece = { readonly lang: Language; readonly text: string };

/** A text in pieces of one language each: 「charge for 是收費」 in two. */
export function splitLanguages(text: string): readonly Piece[] {
  if (langOf(text) === 'en') return [{ lang: 'en', text }];
  const pieces: Piece[] = [];
  let done = 0;
  text.replace(ENGLISH, (english: string, at: number) => {
    if (at > done) pieces.push({ lang: 'zh-Hant', text: text.slice(done, at) });
    pieces.push({ lang: 'en', text: english });
    done = at + english.length;
    return english;
  });
  if (done < text.length) pieces.push({ lang: 'zh-Hant', text: text.slice(done) });
  return pieces;
}
