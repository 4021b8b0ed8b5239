import { createHash } from 'node:crypto';
import { lacksSound, loadTranscript } from '#features/library/server/index.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { allContent, readContentJson, readContentText } from '#platform/content/read-content.ts';
import type { TimedScript } from '#ielts/paper/recording.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { LessonBlock, LessonContent, TextBlock } from '../../domain/lesson-content.ts';
import type { LessonKey } from '../../domain/lesson-key.ts';
import type { LessonOutline } from '../../domain/lesson.ts';
import { outlineOf } from '../../domain/outline-of.ts';
import { trueMinutes } from '../../domain/true-minutes.ts';
import { countLesson } from './count-lesson.ts';
import { lessonKeySchema } from './lesson-key-schema.ts';
import { lessonSchema, type WrittenBlock } from './lesson-schema.ts';
import { loadExercise, type LessonPlace } from './load-exercise.ts';
import { pairTexts } from './pair-texts.ts';
import { parseLessonText } from './parse-lesson-text.ts';
import { readLessonKey } from './read-lesson-key.ts';

/** A lesson with its key as the content has it now. */
export type LoadedLesson = {
  readonly content: LessonContent;
  readonly outline: LessonOutline;
  readonly key: LessonKey;
  /** What is said in the recording of an exercise, by its block. Nobody reads it before the answers are marked. */
  readonly transcripts: ReadonlyMap<string, TimedScript>;
  /** Reckoned from what the lesson holds. */
  readonly minutes: number;
};

export type LessonEntry = {
  readonly course: string;
  readonly slug: string;
  readonly title: Localised;
  /** The band that the course leads to. */
  readonly bandTo: number;
};

function loadBlock(
  place: LessonPlace,
  block: WrittenBlock,
  texts: ReadonlyMap<string, TextBlock>,
): ContentResult<LessonBlock> {
  switch (block.kind) {
    case 'exercise':
      return loadExercise(place, `${place.folder}/lesson.json`, block);
    case 'tutorial': {
      const durationMs = place.media.findTutorial(block.tutorial)?.durationMs ?? null;
      return { ok: true, value: { ...block, durationMs } };
    }
    case 'text': {
      const text = texts.get(block.id);
      return text
        ? { ok: true, value: text }
        : {
            ok: false,
            problems: [
              {
                file: `${place.folder}/en.md`,
                place: block.id,
                what: 'The text is missing.',
                how: 'Write it.',
              },
            ],
          };
    }
    case 'paper': {
      const { id, kind, skill } = block;
      const papers = block.papers.map((mockTest) => ({
        mockTest,
        module: place.media.findPaper(mockTest)?.module ?? 'academic',
      }));
      return { ok: true, value: { id, kind, skill, papers } };
    }
    default:
      return { ok: true, value: block };
  }
}

function loadTexts(
  { folders, folder }: LessonPlace,
  ids: readonly string[],
): ContentResult<readonly TextBlock[]> {
  const en = readContentText(folders, `${folder}/en.md`);
  const zhHant = readContentText(folders, `${folder}/zh-Hant.md`);
  if (!en.ok) return en;
  if (!zhHant.ok) return zhHant;
  const paired = pairTexts(ids, { en: parseLessonText(en.value), 'zh-Hant': parseLessonText(zhHant.value) });
  if (paired) return { ok: true, value: paired };
  const what = 'The text blocks of en.md, zh-Hant.md and lesson.json differ.';
  return {
    ok: false,
    problems: [
      {
        file: `${folder}/zh-Hant.md`,
        place: '',
        what,
        how: 'Give each the same blocks, paragraphs, lists and tables.',
      },
    ],
  };
}

function loadTranscripts(place: LessonPlace, written: readonly WrittenBlock[]): Map<string, TimedScript> {
  return new Map(
    written.flatMap((block) => {
      if (block.kind !== 'exercise' || block.clip === undefined) return [];
      const transcript = loadTranscript(place, block.clip);
      return transcript ? [[block.id, transcript] as const] : [];
    }),
  );
}

/** Whether a sound of the lesson is not rendered yet. The two lists have the same order. */
const isSilent = (written: readonly WrittenBlock[], loaded: readonly LessonBlock[]) =>
  written.some((block, i) => {
    const found = loaded[i];
    return block.kind === 'exercise' && found?.kind === 'exercise' && lacksSound(block, found);
  });

/** Whether a paper of the lesson is a draft, or its section lacks a recording. The content check refuses other reasons. */
const lacksPaper = ({ media }: LessonPlace, written: readonly WrittenBlock[]) =>
  written.some(
    (block) =>
      block.kind === 'paper' &&
      block.papers.some((slug) => !media.findPaper(slug)?.skills.includes(block.skill)),
  );

/**
 * Loads an open lesson. Undefined as its value: there is no folder, it is a draft, one of its papers cannot be taken yet,
 * or one of its sounds is not rendered. All are announced in the syllabus and closed; the content check names the
 * missing sounds.
 */
export function loadLesson(place: LessonPlace, entry: LessonEntry): ContentResult<LoadedLesson | undefined> {
  const { folders, folder } = place;
  if (!readContentText(folders, `${folder}/lesson.json`).ok) return { ok: true, value: undefined };
  const lesson = readContentJson(folders, `${folder}/lesson.json`, lessonSchema);
  if (!lesson.ok) return lesson;
  if (lesson.value.draft || lacksPaper(place, lesson.value.blocks)) return { ok: true, value: undefined };
  const key = readContentJson(folders, `${folder}/key.json`, lessonKeySchema);
  if (!key.ok) return key;
  const written = lesson.value.blocks;
  const texts = loadTexts(
    place,
    written.flatMap(({ kind, id }) => (kind === 'text' ? [id] : [])),
  );
  if (!texts.ok) return texts;
  const byId = new Map(texts.value.map((text) => [text.id, text]));
  const blocks = allContent(written.map((block) => loadBlock(place, block, byId)));
  if (!blocks.ok) return blocks;
  if (isSilent(written, blocks.value)) return { ok: true, value: undefined };
  const answers = readLessonKey(key.value);
  const { kind, goal, buildsOn, prepares } = lesson.value;
  const { course, slug, title, bandTo } = entry;
  const shown = { course, slug, kind, title, goal, buildsOn, prepares, blocks: blocks.value };
  const version = createHash('sha256')
    .update(JSON.stringify([shown, answers]))
    .digest('hex')
    .slice(0, 16);
  return {
    ok: true,
    value: {
      content: { ...shown, version },
      outline: outlineOf(shown),
      key: answers,
      transcripts: loadTranscripts(place, written),
      minutes: trueMinutes(countLesson(blocks.value, answers), bandTo),
    },
  };
}
