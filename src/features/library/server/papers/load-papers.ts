import { createHash } from 'node:crypto';
import { type ContentFolders, listContent } from '#platform/content/content-folders.ts';
import { allContent, readContentJson } from '#platform/content/read-content.ts';
import type { ContentProblem, ContentResult } from '#platform/content/content-problem.ts';
import type { MediaFiles } from '#platform/content/media-files.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { AnswerKey } from '#ielts/marking/answer-key.ts';
import {
  type Access,
  type Form,
  isMarkedSection,
  type Module,
  type Section,
  type Skill,
} from '#ielts/paper/paper.ts';
import { listQuestionNumbers } from '#ielts/paper/question-numbers.ts';
import type { Recording } from '#ielts/paper/recording.ts';
import { SOUND_CHECK } from '../../domain/sound-check.ts';
import { answerKeyFileSchema, type KeyContent } from './answer-key-schema.ts';
import { paperSchema } from './content-schemas.ts';
import type { AudioFiles } from './load-audio.ts';
import { loadListening, loadReading, loadSpeaking, loadWriting, type PaperPlace } from './load-section.ts';
import type { SectionContent } from './section-schemas.ts';

/** A section with its key as the content has it now, under the hash of both. */
export type SectionEdition = {
  readonly version: string;
  readonly mockTest: string;
  readonly title: Localised;
  readonly access: Access;
  /** The courses that open it, by their slugs; none where others do. */
  readonly courses: readonly string[];
  readonly section: Section;
  readonly answerKey: AnswerKey;
};

/** A mock test as the content has it now; its sections in the order of the test. */
export type MockTest = {
  readonly slug: string;
  readonly title: Localised;
  readonly module: Module;
  readonly form: Form;
  readonly access: Access;
  /** The courses that open it, by their slugs; none where others do. */
  readonly courses: readonly string[];
  readonly editions: readonly SectionEdition[];
};

export type Papers = {
  readonly mockTests: readonly MockTest[];
  readonly editions: readonly SectionEdition[];
  findMockTest(slug: string): MockTest | undefined;
  findEdition(mockTest: string, skill: Skill): SectionEdition | undefined;
  countQuestions(): number;
  /** Undefined: it has not been rendered. */
  readonly soundCheck: Recording | undefined;
};

type LoadedSection = ContentResult<{ readonly section: Section; readonly answerKey: AnswerKey }>;

function loadSection(place: PaperPlace, section: SectionContent, keys: readonly KeyContent[]): LoadedSection {
  const keyOf = <K extends KeyContent['skill']>(skill: K) =>
    keys.find((key): key is Extract<KeyContent, { skill: K }> => key.skill === skill);
  const missing: ContentProblem = {
    file: `mock-tests/${place.slug}/answer-key.json`,
    place: 'sections',
    what: `There is no key for the ${section.skill} section.`,
    how: 'Add one; content/README.md shows its form.',
  };
  const none: LoadedSection = { ok: false, problems: [missing] };
  switch (section.skill) {
    case 'listening': {
      const key = keyOf('listening');
      return key ? loadListening(place, section, key) : none;
    }
    case 'reading': {
      const key = keyOf('reading');
      return key ? loadReading(place, section, key) : none;
    }
    case 'writing': {
      const key = keyOf('writing');
      return key ? loadWriting(place, section, key) : none;
    }
    case 'speaking': {
      const key = keyOf('speaking');
      return key ? loadSpeaking(place, section, key) : none;
    }
    default:
      return section satisfies never;
  }
}

/** Undefined for a draft, which is not opened. Its other files may be unfinished. */
function loadMockTest(place: PaperPlace, previewed: boolean): ContentResult<MockTest | undefined> {
  const { directory, slug } = place;
  const paper = readContentJson(directory, `mock-tests/${slug}/paper.json`, paperSchema);
  if (!paper.ok) return paper;
  if (paper.value.draft && !previewed) return { ok: true, value: undefined };
  const key = readContentJson(directory, `mock-tests/${slug}/answer-key.json`, answerKeyFileSchema);
  if (!key.ok) return key;
  const { title, module, form, courses } = paper.value;
  const access = previewed ? 'everybody' : paper.value.access;
  const sections = allContent(
    paper.value.sections.map((section) => loadSection(place, section, key.value.sections)),
  );
  if (!sections.ok) return sections;
  const editions = sections.value.map(({ section, answerKey }): SectionEdition => {
    const version = createHash('sha256')
      .update(JSON.stringify([section, answerKey]))
      .digest('hex')
      .slice(0, 32);
    return { version, mockTest: slug, title, access, courses, section, answerKey };
  });
  return { ok: true, value: { slug, title, module, form, access, courses, editions } };
}

/**
 * Reads every mock test of the content except drafts, and lists every problem. The test in preview (`npm run content --
 * preview`) is open to everybody, even as a draft.
 */
export function loadPapers(
  directory: ContentFolders,
  media: MediaFiles,
  audio: AudioFiles,
  previewed?: string,
): ContentResult<Papers> {
  const loaded = allContent(
    listContent(directory, 'mock-tests').map((slug) =>
      loadMockTest({ directory, media, audio, slug }, slug === previewed),
    ),
  );
  if (!loaded.ok) return loaded;
  const mockTests = loaded.value.filter((mockTest) => mockTest !== undefined);
  const editions = mockTests.flatMap((mockTest) => mockTest.editions);
  return {
    ok: true,
    value: {
      mockTests,
      editions,
      findMockTest: (slug) => mockTests.find((mockTest) => mockTest.slug === slug),
      findEdition: (mockTest, skill) =>
        editions.find((edition) => edition.mockTest === mockTest && edition.section.skill === skill),
      countQuestions: () =>
        editions.reduce(
          (sum, { section }) => sum + (isMarkedSection(section) ? listQuestionNumbers(section).length : 0),
          0,
        ),
      soundCheck: audio.findLine(SOUND_CHECK.folder, SOUND_CHECK.id, SOUND_CHECK.text),
    },
  };
}
