import type { WordedEssay } from './essay-facts.ts';
import {
  FIGURE_WORDS,
  GRAMMAR_WORDS,
  STOCK_PHRASES,
  TASK_WORDS,
  countPhrase,
  roughStem,
} from './word-groups.ts';

const COPIED_RUN = 5;

/** How the text answers its prompt. */
export function measureTask({ task, prompt, content, tokens, lower, perHundred, wordCount }: WordedEssay) {
  const wanted = new Set(
    (prompt.toLowerCase().match(/[a-z]+/gu) ?? [])
      .filter((word) => word.length > 3 && !GRAMMAR_WORDS.has(word) && !TASK_WORDS.has(word))
      .map(roughStem),
  );
  const stems = content.map(roughStem);
  const said = new Set(stems);
  const words = tokens.map((token) => token.lower);
  const copied = runsOf(prompt.toLowerCase().match(/[a-z']+/gu) ?? []);
  const stock = STOCK_PHRASES.map((phrase) => countPhrase(lower, phrase) * phrase.split(' ').length);
  return {
    promptShare: wanted.size === 0 ? 0.5 : [...wanted].filter((stem) => said.has(stem)).length / wanted.size,
    promptDensity: wanted.size === 0 ? 5 : perHundred(stems.filter((stem) => wanted.has(stem)).length),
    copied: runsOf(words, (run) => copied.has(run)).size / wordCount,
    digits: perHundred(lower.match(/\d+/gu)?.length ?? 0),
    stock: perHundred(stock.reduce((all, each) => all + each, 0)),
    figureWords: perHundred(words.filter((word) => FIGURE_WORDS.has(word)).length),
    taskOne: task === 1 ? 1 : 0,
  };
}

/** The different runs of five words that pass. */
function runsOf(
  words: readonly string[],
  passes: (run: string) => boolean = () => true,
): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at + COPIED_RUN <= words.length; at += 1) {
    const run = words.slice(at, at + COPIED_RUN).join(' ');
    if (passes(run)) runs.add(run);
  }
  return runs;
}
