import { countEssayWords } from '../guards/guarded-text.ts';
import type { WordedEssay } from '../measures/essay-facts.ts';
import type { TextTopicId } from './advice-topics.ts';
import { findOverviews, findPositions, isReport } from './essay-parts.ts';

type Measures = Readonly<Record<string, number>>;

/** Something that the task asks for and the text does not have. */
export type MissingPart = {
  readonly topic: Exclude<TextTopicId, 'spelling'>;
  /** The measures that a text with it would have. */
  readonly measures: Measures;
};

const ASKS_POSITION =
  /\b(?:agree|disagree|your (?:own )?(?:opinion|views?)|outweigh|positive or (?:a )?negative|do you think)\b/iu;
/** Below this share of the prompt's words a part of it is probably left out. A usual essay has half of them. */
const LEAST_PROMPT_SHARE = 0.25;
const USUAL_PROMPT_SHARE = 0.5;
/** From so many paragraphs to so many. */
const PARAGRAPHS = { 1: [3, 6], 2: [4, 7] } as const;

/** What the task asks for and the text does not have. A letter needs no overview, and some questions no position. */
export function findMissingParts(
  worded: WordedEssay,
  { minWords, measures }: { readonly minWords: number; readonly measures: Measures },
): readonly MissingPart[] {
  const { task, prompt, paragraphs, essay } = worded;
  const [least, most] = PARAGRAPHS[task];
  const missing: (MissingPart | false)[] = [
    countEssayWords(essay.text) < minWords && {
      topic: 'length',
      measures: { words: minWords, logWords: Math.log(minWords), underLength: 0 },
    },
    (paragraphs.length < least || paragraphs.length > most) && {
      topic: 'paragraphs',
      measures: { paragraphs: 4, oneParagraph: 0, usualParagraphs: 1 },
    },
    isReport(worded) &&
      findOverviews(worded).length === 0 && {
        topic: 'overview',
        measures: { overview: 1, earlyOverview: 1, overviewFirst: 1, overviewWords: 20 },
      },
    task === 2 &&
      ASKS_POSITION.test(prompt) &&
      findPositions(worded).length === 0 && { topic: 'position', measures: { positions: 0.5 } },
    task === 2 &&
      (measures['promptShare'] ?? 1) < LEAST_PROMPT_SHARE && {
        topic: 'coverage',
        measures: { promptShare: USUAL_PROMPT_SHARE },
      },
  ];
  return missing.filter((each) => each !== false);
}
