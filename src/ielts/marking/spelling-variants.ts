import { COMBINING_MARK, LETTER } from './letter-classes.ts';
import { SPELLING_FAMILIES } from './british-american-words.ts';

const BRITISH: ReadonlyMap<string, string> = new Map(
  SPELLING_FAMILIES.flatMap(({ american, british, endings }) =>
    endings
      .split(' ')
      .map((ending) => (ending === '-' ? '' : ending))
      .map((ending): [string, string] => [`${american}${ending}`, `${british}${ending}`]),
  ),
);

/** Spelled with `s` everywhere: the z form is a misspelling. So is every -wise and -prise. */
const ALWAYS_ISE = new Set(
  (
    'advertise advise anise appraise arise braise bruise cerise chaise chastise chemise circumcise ' +
    'compromise concise cruise demise despise devise disguise excise exercise expertise franchise ' +
    'enfranchise guise improvise incise liaise malaise marquise mayonnaise merchandise moonrise noise ' +
    'paradise poise porpoise praise precise premise promise raise revise rise sunrise supervise surmise ' +
    'televise tortoise treatise turquoise valise vise'
  ).split(' '),
);
const ALWAYS_ISE_STEM = /(?:w|pr)$/u;
/** Spelled with `z` everywhere. */
const ALWAYS_IZE = new Set(
  'assize baize capsize downsize maize outsize oversize prize seize size'.split(' '),
);

const IZE = new RegExp(`^([${LETTER}]{2,})iz(e|ed|er|ers|es|ing|able|ation|ations|ational|ationally)$`, 'u');
const YZE = new RegExp(`^([${LETTER}]{2,}l)yz(e|ed|er|ers|es|ing)$`, 'u');
const PREFIX = /^(?:un|re|dis|mis|over|non|pre|out|sub)/u;
const MARKS = new RegExp(`[${COMBINING_MARK}]`, 'gu');

/**
 * A word in the British spelling that its American one shares, so that two spellings of one word come out
 * equal: `color` and `colour`, `organize` and `organise`, `traveled` and `travelled`. Both belong to the
 * test's answers; every other difference is a misspelling (`rize`, `advertize`). Accents are dropped
 * (`café`). Lower case in, lower case out.
 *
 * `check`, `story` and other words that are at home in both countries stay as they are
 * (`AMERICAN_HOMOGRAPHS`).
 */
export function britishSpelling(word: string): string {
  const bare = withS(word.normalize('NFD').replace(MARKS, ''));
  const listed = BRITISH.get(bare);
  if (listed !== undefined) return listed;
  const positive = bare.startsWith('un') ? BRITISH.get(bare.slice(2)) : undefined;
  return positive === undefined ? bare : `un${positive}`;
}

/** `organize` as `organise`, `analyze` as `analyse`, where English has both. */
function withS(word: string): string {
  const [, root, yzeEnding] = YZE.exec(word) ?? [];
  if (root !== undefined) return `${root}ys${yzeEnding ?? ''}`;
  const [, stem, ending] = IZE.exec(word) ?? [];
  if (stem === undefined || ALWAYS_ISE_STEM.test(stem)) return word;
  const fixed = [stem, stem.replace(PREFIX, '')].some(
    (base) => ALWAYS_ISE.has(`${base}ise`) || ALWAYS_IZE.has(`${base}ize`),
  );
  return fixed ? word : `${stem}is${ending ?? ''}`;
}
