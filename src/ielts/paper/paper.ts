import type { QuestionGroup } from '../question-types/registry.ts';
import type { Recording } from './recording.ts';
import type { SpeakingSection } from './speaking-paper.ts';
import type { WritingSection } from './writing-paper.ts';

/**
 * A paper: what a candidate may see of a mock test. The answer key is a separate value (`answer-key.ts`) that never
 * leaves the server before the attempt is over. The candidate's side is English, as in the test.
 */

export const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof SKILLS)[number];

export const MODULES = ['academic', 'general-training', 'demonstration'] as const;
export type Module = (typeof MODULES)[number];

/** `full`: as long as the test. `short`: a shorter form of it, such as the free trial. */
export const FORMS = ['full', 'short'] as const;
export type Form = (typeof FORMS)[number];

/**
 * The learners who may take a mock test: everybody, those with a plan that opens the section, or those with a course
 * that the paper names.
 */
export const ACCESSES = ['everybody', 'plans', 'courses'] as const;
export type Access = (typeof ACCESSES)[number];

export type Paragraph = { readonly letter: string; readonly text: string };
export type Passage = {
  readonly title: string;
  readonly introduction: string | undefined;
  readonly paragraphs: readonly Paragraph[];
};

export type ReadingPart = { readonly passage: Passage; readonly groups: readonly QuestionGroup[] };
export type ReadingSection = {
  readonly skill: 'reading';
  readonly durationMinutes: number;
  readonly parts: readonly ReadingPart[];
};

/** Its script belongs to the answer key. */
export type ListeningPart = {
  /** Undefined: the audio does not exist yet, and the section cannot be taken. */
  readonly recording?: Recording | undefined;
  readonly groups: readonly QuestionGroup[];
};
/** It lasts as long as its recordings, and then the minutes to check the answers. */
export type ListeningSection = {
  readonly skill: 'listening';
  readonly checkMinutes: number;
  readonly parts: readonly ListeningPart[];
};

/** Sections of numbered questions, marked by a key. */
export type MarkedSection = ListeningSection | ReadingSection;
export type Part = MarkedSection['parts'][number];

/** The part of one skill of a mock test that a candidate may see. */
export type Section = MarkedSection | WritingSection | SpeakingSection;

export function isMarkedSection(section: Section): section is MarkedSection {
  return section.skill === 'listening' || section.skill === 'reading';
}

/** The parts of either section, so that they can be gone through alike. */
export function partsOf(section: MarkedSection): readonly Part[] {
  return section.parts;
}

/** The letters of the paragraphs of a part's passage; none in Listening. */
export function paragraphLetters(part: Part): readonly string[] {
  return 'passage' in part ? part.passage.paragraphs.map(({ letter }) => letter) : [];
}
