/** What a slide can do at a moment, and what each verb needs after its target. */
export const CUE_VERBS = {
  show: 'nothing',
  hide: 'nothing',
  dim: 'nothing',
  mark: 'nothing',
  ring: 'nothing',
  under: 'nothing',
  strike: 'nothing',
  plain: 'nothing',
  split: 'nothing',
  repair: 'nothing',
  answer: 'nothing',
  play: 'nothing',
  walk: 'nothing',
  tag: 'words',
  join: 'target',
  put: 'number',
  turn: 'number',
  order: 'numbers',
} as const;
export type CueVerb = keyof typeof CUE_VERBS;

export type Cue = {
  readonly verb: CueVerb;
  readonly target: string;
  /** The words of a tag, the other end of a join, the number of a bin, an angle, an order. Empty: the verb needs none. */
  readonly argument: string;
  /** The words of the sentence at which it happens. Undefined: it has its share of the sentence. */
  readonly at: string | undefined;
};

export type CueResult =
  | { readonly ok: true; readonly cue: Cue }
  | { readonly ok: false; readonly problem: string };

const isVerb = (word: string): word is CueVerb => Object.hasOwn(CUE_VERBS, word);

/** Reads `mark line.who @ students`. Refuses with a sentence for the author. */
export function parseCue(text: string): CueResult {
  const [act = '', at, ...more] = text.split(' @ ').map((each) => each.trim());
  if (more.length > 0) return refuse(text, 'has more than one “@”');
  const [verb = '', target = '', ...rest] = act.split(/\s+/u);
  if (!isVerb(verb)) {
    return refuse(text, `starts with “${verb}”, and the verbs are ${Object.keys(CUE_VERBS).join(', ')}`);
  }
  if (target === '') return refuse(text, 'names nothing on the slide');
  const argument = rest.join(' ');
  const problem = argumentProblem(verb, argument);
  return problem ? refuse(text, problem) : { ok: true, cue: { verb, target, argument, at } };
}

function argumentProblem(verb: CueVerb, argument: string): string | undefined {
  const needs = CUE_VERBS[verb];
  switch (needs) {
    case 'nothing':
      return argument === '' ? undefined : `has “${argument}” after its target, and needs nothing there`;
    case 'words':
      return argument === '' ? 'needs words after its target' : undefined;
    case 'target':
      return argument === '' ? 'needs a second target' : undefined;
    case 'number':
      return /^-?\d+$/u.test(argument) ? undefined : 'needs one whole number after its target';
    case 'numbers':
      return /^\d+(?: \d+)+$/u.test(argument) ? undefined : 'needs the numbers in their new order';
    default:
      return needs satisfies never;
  }
}

const refuse = (text: string, problem: string): CueResult => ({ ok: false, problem: `“${text}” ${problem}` });
