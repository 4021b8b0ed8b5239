import type { Language } from '#platform/i18n/language.ts';
import type { TutorialSkill } from './domain/tutorial.ts';

/** What pages show of tutorials. Texts are in the page's language, unless they are in both. */

export type TutorialCard = {
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  /** Completes “You can …”. */
  readonly goal: string;
  readonly skill: TutorialSkill;
  readonly bands: { readonly from: number; readonly to: number };
  /** Milliseconds. */
  readonly durationMs: number;
  /** Whether a visitor may watch it. */
  readonly open: boolean;
  /** The address of a picture. */
  readonly poster: string;
  /** The poster, small: for lists. */
  readonly thumbnail: string;
};

export type TranscriptLine = {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly en: string;
  readonly 'zh-Hant': string;
};

export type TutorialChapter = {
  readonly id: string;
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
  /** The last picture of the scene; undefined where it is not open. */
  readonly picture: string | undefined;
  /** Empty where the chapter is not open. */
  readonly lines: readonly TranscriptLine[];
};

/** The question in the video, which the player asks when its voice has. */
export type TutorialQuestion = {
  /** When the silence starts. */
  readonly atMs: number;
  readonly text: string;
  /** None: the viewer answers silently. */
  readonly options: readonly string[];
  /** The place of the right option, from 0. */
  readonly answer: number | undefined;
};

export type TutorialMediaView = {
  readonly video: string;
  readonly captions: Readonly<Record<Language, string>>;
};

export type TutorialView = TutorialCard & {
  readonly width: number;
  readonly height: number;
  /** Whether the voice is synthetic. */
  readonly synthetic: boolean;
  /** `2026-11-23`; undefined when the author has not written it. */
  readonly published: string | undefined;
  /** Module and place count from 1. */
  readonly lessons: readonly { readonly course: string; readonly module: number; readonly place: number }[];
  readonly chapters: readonly TutorialChapter[];
  readonly question: TutorialQuestion | undefined;
  /** Null: the viewer may not watch it. */
  readonly media: TutorialMediaView | null;
};

/** `public` is everybody. Anyone else may watch everything, until then. */
export type TutorialViewer = 'public' | { readonly mayWatchUntil: Date };

export type TutorialReader = {
  /** In the order of their numbers. */
  listTutorials(language: Language): TutorialCard[];
  /** Undefined: there is no published tutorial of this name. */
  findTutorial(slug: string, language: Language, viewer: TutorialViewer): TutorialView | undefined;
  /** The tutorials of a lesson; module and place count from 1. */
  listOfLesson(course: string, module: number, place: number): string[];
};
