/** Sequences that fingers follow: the alphabet, keyboard rows, keyboard columns both ways, and keypad columns. */
const LINES = [
  'abcdefghijklmnopqrstuvwxyz 01234567890 1234567890-=',
  "qwertyuiop[] asdfghjkl;' zxcvbnm,./ azertyuiop qsdfghjklm wxcvbn qwertzuiop yxcvbnm",
  '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/ zse4 xdr5 cft6 vgy7 bhu8 nji9 mko0',
  '741 852 963 951 753',
].flatMap((lines) => lines.split(' '));
const reverse = (text: string) => Array.from(text).reverse().join('');
const SEQUENCES = [...LINES, ...LINES.map(reverse)];

const SHIFTED = '!@#$%^&*()_+{}:"<>?';
const PLAIN = "1234567890-=[];',./";

/** The keys that were pressed, ignoring Shift. */
export function withoutShift(text: string): string {
  return Array.from(text.toLowerCase(), (sign) => PLAIN[SHIFTED.indexOf(sign)] ?? sign).join('');
}

/** How many characters from a position repeat one character or follow one sequence. At least 1. */
function runAt(text: string, start: number): number {
  const head = text.slice(start, start + 2);
  if (head.length < 2) return head.length;
  if (head[0] === head[1]) return text.slice(start).search(/([\s\S])(?!\1)/) + 1;
  let longest = 1;
  for (const sequence of SEQUENCES) {
    const from = sequence.indexOf(head);
    if (from < 0) continue;
    let length = 2;
    while (start + length < text.length && text[start + length] === sequence[from + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** The number of runs in a text, found greedily. */
function countRuns(text: string): number {
  let runs = 0;
  for (let place = 0; place < text.length; place += runAt(text, place)) runs += 1;
  return runs;
}

const everySecond = (text: string, from: 0 | 1) =>
  Array.from(text)
    .filter((_, place) => place % 2 === from)
    .join('');

/**
 * Whether a text is a keyboard pattern: runs of three or more on average (`qwe123`, `1qaz2wsx`, `147258369`), two
 * alternating runs (`1q2w3e4r`, `a1b2c3`), or doubled characters (`112233`). Shift is ignored. The text has at least
 * 3 characters.
 */
export function isWalk(text: string): boolean {
  const keys = withoutShift(text);
  if (keys.length < 3) return false;
  if (countRuns(keys) <= Math.floor(keys.length / 3)) return true;
  if (keys.length < 6) return false;
  const [odd, even] = [everySecond(keys, 0), everySecond(keys, 1)];
  if (odd === even) return countRuns(odd) <= Math.ceil(odd.length / 3);
  return countRuns(odd) === 1 && countRuns(even) === 1;
}
