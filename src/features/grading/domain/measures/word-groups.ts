const list = (words: string): readonly string[] => words.trim().split(/\s*\|\s*/u);
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Words of grammar: they say little about the topic. */
export const GRAMMAR_WORDS =
  set(`a an the and or but if of to in on for with at by from as is are was were be been
  being am it its this that these those there their theirs they them he she his her hers you your yours we our ours
  us i me my mine not no n't do does did doing have has had having will would can could should may might must shall
  so than then also very more most some any many much few such which who whom whose what when where how why all both
  each every other another into about over under between through during before after above below up down out off
  again further once only own same too just because while although though however 's 're 've 'll 'd 'm`);

/** The words of every task, whatever its topic. */
export const TASK_WORDS =
  set(`write about following topic give reasons your answer include relevant examples own
  knowledge experience should spend minutes least words task extent agree disagree discuss views opinion opinions
  summarise summarize information selecting reporting main features make comparisons below shows chart graph people
  think some others believe report university lecturer describing shown diagram table advantages disadvantages
  development positive negative problem problems solution solutions from this these what that with have they their`);

/** Connectives by what they say. */
export const CONNECTIVES = {
  addition: list(
    `moreover|furthermore|in addition|additionally|besides|also|as well as|not only|what is more`,
  ),
  contrast: list(`however|although|though|nevertheless|nonetheless|whereas|while|on the other hand|in contrast
    |by contrast|despite|in spite of|yet|conversely|even though|on the contrary|instead|rather than|admittedly`),
  cause: list(`therefore|thus|hence|consequently|as a result|because|since|due to|owing to|so that
    |as a consequence|this means|leads to|lead to|thereby|result in|results in`),
  order: list(`firstly|secondly|thirdly|first of all|to begin with|first|second|finally|lastly|next|then
    |subsequently|meanwhile|afterwards|followed by`),
  example: list(`for example|for instance|such as|to illustrate|in particular|namely|particularly|especially
    |specifically|in other words|a case in point`),
  closing: list(`in conclusion|to conclude|to sum up|overall|in summary|in general|all in all|to summarise
    |to summarize|in brief|on the whole`),
} as const;

/** Words that limit a claim. */
export const HEDGES =
  list(`perhaps|may|might|could|tend to|likely|arguably|it seems|generally|to some extent|largely
  |arguable|potentially|would`);

/** Phrases that take a position. */
export const POSITIONS = list(`i believe|i think|in my opinion|i agree|i disagree|my view|i would argue
  |from my perspective|i am convinced|i feel|in my view|i strongly|i firmly|this essay|personally`);

/** Frames that are learned by heart and fit any topic. */
export const STOCK_PHRASES = list(`it is undeniable that|nowadays|in this day and age|in the modern world
  |it is often argued that|a hotly debated topic|a controversial issue|a double-edged sword
  |every coin has two sides|i will discuss both|this essay will discuss|this essay will|give my own opinion
  |first and foremost|last but not least|in a nutshell|all things considered|taking everything into consideration
  |it is crystal clear|with the development of|with the rapid development of|plays an important role
  |play a crucial role|it goes without saying|needless to say|a wide range of|on the one hand|on the other hand
  |outweigh|reach a reasoned conclusion|there is no denying|since the dawn of|heated debate|burning issue
  |in the contemporary`);

/** Words that begin a clause inside a sentence. */
export const SUBORDINATORS =
  set(`because although though while whereas if unless since when whenever which who whom
  whose where that whether until before after as`);
export const RELATIVES = set('which who whom whose where');
export const MODALS = set('can could may might must shall should will would ca wo');
export const FORMS_OF_BE = set('is are was were be been being');
export const VAGUE_WORDS = set('thing things stuff lot lots very really good bad big get got nice');

/** Words that compare or follow figures. */
export const FIGURE_WORDS =
  set(`higher lower more less fewer than compared increase increased increases increasing
  decrease decreased decreases rose fell rise fall highest lowest respectively twice double doubled doubles proportion
  percentage figure figures significant significantly slight slightly dramatic dramatically gradual gradually remained
  steady steadily approximately roughly nearly almost peak peaked fluctuated declined dropped`);

/** How often a phrase occurs in a text in small letters, as whole words. */
export function countPhrase(lower: string, phrase: string): number {
  let count = 0;
  for (let at = lower.indexOf(phrase); at !== -1; at = lower.indexOf(phrase, at + phrase.length)) {
    const before = lower[at - 1] ?? ' ';
    const after = lower[at + phrase.length] ?? ' ';
    if (!/[a-z]/u.test(before) && !/[a-z]/u.test(after)) count += 1;
  }
  return count;
}

/** A word without its usual endings, to compare words of one family. It is no dictionary form. */
export function roughStem(word: string): string {
  return word.replace(
    /(?:ations|ation|ingly|edly|ings|ing|ies|ied|ely|ness|ments|ment|ers|er|ed|es|s|ly)$/u,
    '',
  );
}
