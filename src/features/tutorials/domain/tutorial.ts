import type { Skill } from '#ielts/paper/paper.ts';
import type { Voice } from '#ielts/paper/script.ts';
import type { SlideElement } from './slide-element.ts';

export const SCENE_KINDS = [
  'hook',
  'board',
  'compare',
  'text',
  'chart',
  'clip',
  'screen',
  'think',
  'recap',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

export type BothLanguages = { readonly en: string; readonly 'zh-Hant': string };

/** One sentence of the narration, with its Chinese caption and what the slide does meanwhile. */
export type Sentence = BothLanguages & {
  /** The words as they are read aloud, where `en` has figures, symbols or words that a synthetic voice misreads. */
  readonly spoken?: string | undefined;
  /** Another voice than the narrator's, for a clip. */
  readonly voice?: Voice | undefined;
  /** Silence afterwards, in seconds. Without it the pace of the tutorial decides. */
  readonly pause?: number | undefined;
  /** The viewer answers now: THINK_SECONDS of silence follow. One sentence in the `think` scene has it. */
  readonly think?: boolean | undefined;
  /** Cues such as `mark line.who @ students`. */
  readonly do?: readonly string[] | undefined;
};

export type Scene = {
  readonly id: string;
  readonly kind: SceneKind;
  /** The heading of the slide, and the name of the chapter. */
  readonly title: BothLanguages;
  readonly slide: readonly SlideElement[];
  readonly narration: readonly Sentence[];
};

export const TUTORIAL_SKILLS = [
  'grammar',
  'listening',
  'reading',
  'writing',
  'speaking',
  'test',
] as const satisfies readonly (Skill | string)[];
export type TutorialSkill = (typeof TUTORIAL_SKILLS)[number];

/** The text that a video is made of. */
export type Tutorial = {
  readonly slug: string;
  /** Its place among all tutorials. */
  readonly number: number;
  readonly title: BothLanguages;
  /** What the viewer can do afterwards, completing “You can …”. */
  readonly goal: BothLanguages;
  readonly skill: TutorialSkill;
  readonly bands: { readonly from: number; readonly to: number };
  /** `5.1` is the first lesson of the fifth module. */
  readonly lessons: readonly { readonly course: string; readonly lesson: string }[];
  /** Whether visitors may watch it. */
  readonly open: boolean;
  readonly draft: boolean;
  /** `2026-11-23`, for search engines. */
  readonly published?: string | undefined;
  readonly scenes: readonly Scene[];
};
