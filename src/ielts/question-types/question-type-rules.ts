import type { ExpectedNumber } from './expected-answer.ts';
import type { NamedOption } from './option-names.ts';
import type { WordLimit } from './word-limit.ts';

/** Every group of questions has a type and numbered questions. */
type AnyGroup = { readonly type: string; readonly questions: readonly { readonly number: number }[] };

/** All rules of one question type. `registry.ts` lists the rules of every type. */
export type QuestionTypeRules<Group extends AnyGroup> = {
  /** Whether Listening asks questions of this type. Reading asks all of them. */
  readonly inListening: boolean;
  /**
   * The options that the group's questions share; undefined where there are none. `paragraphs`: the letters of the
   * passage's paragraphs; none in Listening.
   */
  readonly options: (group: Group, paragraphs: readonly string[]) => readonly NamedOption[] | undefined;
  /** Whether one shared option may be the answer of several questions. */
  readonly mayReuse: (group: Group) => boolean;
  /** Whether the questions share their answers in any order, with a mark for each. */
  readonly inAnyOrder: (group: Group) => boolean;
  /** The word limit of its gaps; undefined where nothing is written. */
  readonly wordLimit: (group: Group) => WordLimit | undefined;
  /** The answer that each question expects, in the order of the paper. */
  readonly expect: (group: Group, paragraphs: readonly string[]) => readonly ExpectedNumber[];
  /** The words of one question; a gap is printed as a line. Numbers of other groups give ''. */
  readonly questionText: (group: Group, number: number) => string;
  /**
   * The instructions printed above the group. English, like the test. `source` follows a word limit: ` from the
   * passage` in Reading, nothing in Listening.
   */
  readonly instructions: (group: Group, source: string) => readonly string[];
};
