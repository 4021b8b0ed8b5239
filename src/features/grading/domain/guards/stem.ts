const ENDINGS =
  /(?:isations?|izations?|ations?|ingly|edly|ically|ings?|ions?|ities|ity|ies|ied|ely|ness|ments?|ically|ical|ists?|isms?|ives?|ers?|ors?|al|ed|es|ly|s|e|y)$/u;
/** Forms that no ending explains, of words that topics are named by. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['bought', 'buy'],
  ['taught', 'teach'],
  ['grew', 'grow'],
  ['grown', 'grow'],
  ['growth', 'grow'],
  ['chose', 'choose'],
  ['chosen', 'choose'],
  ['choice', 'choose'],
  ['choices', 'choose'],
  ['spent', 'spend'],
  ['ate', 'eat'],
  ['eaten', 'eat'],
  ['drove', 'drive'],
  ['driven', 'drive'],
  ['wrote', 'write'],
  ['written', 'write'],
  ['health', 'health'],
  ['healthy', 'health'],
]);
/** A shorter rest is no stem: `news` stays whole. */
const SHORTEST = 4;

/**
 * A rough stem that a word shares with its relatives: `educate`, `education` and `educational` are `educat`. It only
 * serves to compare words, so two unrelated words may now and then share one.
 */
export function stemOf(word: string): string {
  let stem = IRREGULAR.get(word) ?? word.replace(/'s?$/u, '');
  for (let round = 0; round < 2; round += 1) {
    const shorter = stem.replace(ENDINGS, '');
    if (shorter.length < SHORTEST) break;
    stem = shorter;
  }
  return stem;
}
