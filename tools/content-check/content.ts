import type { Skill } from '#ielts/paper/paper.ts';
import type { AudioFiles } from '#features/library/server/papers/load-audio.ts';
import type { SentenceTime } from '#features/tutorials/domain/plan-times.ts';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import type { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts';
import { type ContentText, listTexts } from './content-texts.ts';

/** A file that keeps its schema. */
export type Parsed<S extends z.ZodType> = { readonly file: string; readonly value: z.output<S> };

/** What is rendered of the tutorials. */
export type TutorialMedia = {
  /** What is wrong with the media of a tutorial, each as a sentence. */
  check(tutorial: Tutorial): string[];
  /** When the sentences of its video are heard; undefined when there is none of this text. */
  findTimes(tutorial: Tutorial): readonly SentenceTime[] | undefined;
  /** Of everything that its manifest names; 0 when there is none. */
  countBytes(slug: string): number;
};

type Kinds = typeof CONTENT_KINDS;
type ParsedAs<K extends keyof Kinds> = Parsed<Kinds[K]['schema']>;

/** The input of the rules: every file as text, and the files that fit their schema as values. */
export type Content = {
  /** Texts by their names below `content/`, with forward slashes. */
  readonly files: ReadonlyMap<string, string>;
  readonly texts: readonly ContentText[];
  /** Whether there is a readable picture below `media/`. */
  readonly hasPicture: (src: string) => boolean;
  readonly audio: AudioFiles;
  /** Whether there is a file of this name below `media/`. */
  readonly hasMedia: (name: string) => boolean;
  readonly tutorialMedia: TutorialMedia;
  readonly site: ParsedAs<'site'> | undefined;
  readonly home: ParsedAs<'home'> | undefined;
  readonly faq: ParsedAs<'faq'> | undefined;
  readonly products: ParsedAs<'products'> | undefined;
  readonly courses: readonly ParsedAs<'course'>[];
  readonly plans: readonly ParsedAs<'plan'>[];
  readonly singleMarkings: readonly ParsedAs<'single-marking'>[];
  readonly teachers: readonly ParsedAs<'teacher'>[];
  readonly papers: readonly ParsedAs<'paper'>[];
  readonly paperExceptions: ParsedAs<'paper-exceptions'> | undefined;
  readonly answerKeys: readonly ParsedAs<'answer-key'>[];
  readonly scripts: readonly ParsedAs<'script'>[];
  readonly tutorials: readonly ParsedAs<'tutorial'>[];
  readonly lessons: readonly ParsedAs<'lesson'>[];
  /** Of lessons and module tests. */
  readonly lessonKeys: readonly ParsedAs<'lesson-key'>[];
  readonly moduleTests: readonly ParsedAs<'module-test'>[];
  readonly writingPrompts: readonly ParsedAs<'writing-prompt'>[];
  readonly writingPromptKeys: readonly ParsedAs<'writing-prompt-key'>[];
  readonly practiceSets: readonly ParsedAs<'practice-set'>[];
  readonly practiceKeys: readonly ParsedAs<'practice-key'>[];
};

/** Undefined: the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The files next to the content that are not read as text. */
export type ContentMedia = Pick<Content, 'hasPicture' | 'audio' | 'hasMedia' | 'tutorialMedia'>;

export function parseContent(files: ReadonlyMap<string, string>, media: ContentMedia): Content {
  function parseAll<S extends z.ZodType>({ file, schema }: ContentKind<S>): Parsed<S>[] {
    return [...files].flatMap(([name, text]) => {
      const parsed = file.test(name) ? schema.safeParse(parseJson(text)) : undefined;
      return parsed?.success ? [{ file: name, value: parsed.data }] : [];
    });
  }
  return {
    files,
    texts: listTexts(files),
    hasPicture: media.hasPicture,
    audio: media.audio,
    hasMedia: media.hasMedia,
    tutorialMedia: media.tutorialMedia,
    site: parseAll(CONTENT_KINDS.site)[0],
    home: parseAll(CONTENT_KINDS.home)[0],
    faq: parseAll(CONTENT_KINDS.faq)[0],
    products: parseAll(CONTENT_KINDS.products)[0],
    courses: parseAll(CONTENT_KINDS.course),
    plans: parseAll(CONTENT_KINDS.plan),
    singleMarkings: parseAll(CONTENT_KINDS['single-marking']),
    teachers: parseAll(CONTENT_KINDS.teacher),
    papers: parseAll(CONTENT_KINDS.paper),
    paperExceptions: parseAll(CONTENT_KINDS['paper-exceptions'])[0],
    answerKeys: parseAll(CONTENT_KINDS['answer-key']),
    scripts: parseAll(CONTENT_KINDS.script),
    tutorials: parseAll(CONTENT_KINDS.tutorial),
    lessons: parseAll(CONTENT_KINDS.lesson),
    lessonKeys: parseAll(CONTENT_KINDS['lesson-key']),
    moduleTests: parseAll(CONTENT_KINDS['module-test']),
    writingPrompts: parseAll(CONTENT_KINDS['writing-prompt']),
    writingPromptKeys: parseAll(CONTENT_KINDS['writing-prompt-key']),
    practiceSets: parseAll(CONTENT_KINDS['practice-set']),
    practiceKeys: parseAll(CONTENT_KINDS['practice-key']),
  };
}

/** The key of one skill of a mock test, with its file; undefined: it is missing or not of its form. */
export function findKeySection({ answerKeys }: Content, paper: string, skill: Skill) {
  const file = paper.replace('paper.json', 'answer-key.json');
  const section = answerKeys
    .find((each) => each.file === file)
    ?.value.sections.find((each) => each.skill === skill);
  return section && { file, section };
}
