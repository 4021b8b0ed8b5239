import type { CriterionName } from '../model/band-model.ts';

/** What a text is. A task 1 is a report of charts or a letter. */
export type TextKind = 'essay' | 'report' | 'letter';

export const LEVELS = ['high', 'medium', 'low'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The questions about a text: six short ones for each criterion. A question is words to look for, and no scale: models
 * that are told long descriptions of bands agree less with people.
 */
const ESSAY_QUESTIONS = {
  answers_all: 'every part of the question is answered',
  position: 'the writer’s position is clear from beginning to end',
  main_ideas: 'main ideas are developed, not only named',
  support: 'ideas have specific reasons or examples',
  relevance: 'everything is about the question',
  conclusion: 'the ending follows from what was said',
} as const;

const REPORT_QUESTIONS = {
  overview: 'an overview says what is most striking',
  key_features: 'the important features are chosen, not every number',
  comparisons: 'figures are compared with each other',
  figures: 'figures are exact and agree with the data',
  coverage: 'no important part of the data is missing',
  only_data: 'only the data is reported, without guesses or opinions',
} as const;

const LETTER_QUESTIONS = {
  purpose: 'the purpose of the letter is clear at once',
  points: 'every point of the task is covered',
  details: 'each point has details that fit the situation',
  tone: 'the tone fits the person who gets the letter, all the way',
  letter_form: 'beginning and ending are those of a letter',
  to_the_point: 'nothing is beside the purpose',
} as const;

const COHESION_QUESTIONS = {
  idea_order: 'ideas are in an order that is easy to follow',
  paragraphs: 'each paragraph has one topic',
  focus: 'the main point of each paragraph is easy to find',
  progress: 'each sentence follows from the one before',
  linking: 'linking words are right and not mechanical',
  reference: 'it is clear what words like this, they and which stand for',
} as const;

const LEXIS_QUESTIONS = {
  word_range: 'many different words, few repeated',
  precision: 'words say exactly what is meant',
  partners: 'words are combined as they usually are in English',
  spelling: 'words are spelt correctly',
  word_forms: 'words have the right form: noun, verb, adjective',
  style: 'the style is the same throughout and fits the task',
} as const;

const GRAMMAR_QUESTIONS = {
  structures: 'sentences have many different structures',
  complex: 'long sentences with several clauses are correct',
  error_free: 'most sentences have no errors',
  verbs: 'verbs have the right tense and agree with their subjects',
  nouns: 'articles and plurals are right',
  punctuation: 'punctuation is right',
} as const;

const TASK_QUESTIONS = {
  essay: ESSAY_QUESTIONS,
  report: REPORT_QUESTIONS,
  letter: LETTER_QUESTIONS,
} as const;

/** All questions by their ids. An id is unique over all criteria. */
export type QuestionId =
  | keyof typeof ESSAY_QUESTIONS
  | keyof typeof REPORT_QUESTIONS
  | keyof typeof LETTER_QUESTIONS
  | keyof typeof COHESION_QUESTIONS
  | keyof typeof LEXIS_QUESTIONS
  | keyof typeof GRAMMAR_QUESTIONS;

/** The ids and the words of the questions about one criterion of a text, in their order. */
export function questionsOf(
  kind: TextKind,
  criterion: CriterionName,
): readonly (readonly [QuestionId, string])[] {
  const questions = {
    task: TASK_QUESTIONS[kind],
    cohesion: COHESION_QUESTIONS,
    lexis: LEXIS_QUESTIONS,
    grammar: GRAMMAR_QUESTIONS,
  }[criterion];
  return Object.entries(questions) as [QuestionId, string][];
}

/** A task 1 with charts is a report. Without, its own words say whether it asks for a letter. */
export function kindOfText(task: 1 | 2, prompt: string, charts: number): TextKind {
  if (task === 2) return 'essay';
  return charts === 0 && /\bletter\b|^\s*dear\b/imu.test(prompt) ? 'letter' : 'report';
}
