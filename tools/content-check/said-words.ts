import { type Token, tokenise } from '#ielts/marking/answer-tokens.ts';
import { matchItems, type ReadAnswer, readTokens } from '#ielts/marking/match-answer.ts';
import { wordsOf } from './completion-forms.ts';

const DIGITS = ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);

/**
 * Whether a voice says an answer: its words, in figures or not; a name in syllables or letter by letter (`P. E. double
 * N.`); a telephone number digit by digit (`oh seven double three`).
 */
export function isSaid(answer: string, said: string): boolean {
  const tokens = tokenise(said);
  const wanted = tokenise(answer);
  return (
    wordsOf(said).includes(wordsOf(answer)) ||
    saysPieces(tokens, wanted) ||
    saysPieces(digitByDigit(tokens), wanted) ||
    saysOtherwise(readTokens(tokens, 'answer'), readTokens(wanted, 'key'))
  );
}

/** Whether some of the words mean the same to the marker: a number, a time, a sum of money. */
function saysOtherwise(said: ReadAnswer, form: ReadAnswer): boolean {
  return holds(said.items, form.items) || holds(said.plainItems, form.plainItems);
}

function holds(whole: ReadAnswer['items'], part: ReadAnswer['items']): boolean {
  return whole.some((_, i) => matchItems(whole.slice(i, i + part.length), part) !== undefined);
}

/** Whether neighbouring pieces make the answer when they are pushed together. */
function saysPieces(said: readonly Pick<Token, 'text'>[], wanted: readonly Token[]): boolean {
  const whole = joined(wanted);
  return said.some((_, start) => {
    let pushed = '';
    for (let place = start; place < said.length && pushed.length < whole.length; place += 1) {
      pushed += joined(said.slice(place, place + 1));
      if (pushed === whole) return true;
    }
    return false;
  });
}

function joined(tokens: readonly Pick<Token, 'text'>[]): string {
  return tokens.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '')).join('');
}

/** The tokens with digits as figures, and with a spoken “double” written out twice. */
function digitByDigit(tokens: readonly Token[]): { text: string }[] {
  return tokens.flatMap(({ text }, i) => {
    if (TIMES.has(text)) return [];
    const digit = text === 'zero' || text === 'nought' ? 0 : DIGITS.indexOf(text);
    const times = TIMES.get(tokens[i - 1]?.text ?? '') ?? 1;
    return [{ text: (digit < 0 ? text : String(digit)).repeat(times) }];
  });
}
