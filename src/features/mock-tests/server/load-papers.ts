import { createHash } from 'node:crypto';
import { allContent, listContent, readContentJson, readContentText } from '#platform/content/read-content.ts';
import type { ContentProblem, ContentResult } from '#platform/content/content-problem.ts';
import type { MediaFiles } from '#platform/content/media-files.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { AnswerKey } from '../domain/answer-key.ts';
import type { Part, QuestionGroup, Section, Skill } from '../domain/paper.ts';
import { parsePassage } from '../domain/parse-passage.ts';
import { listQuestionNumbers } from '../domain/question-numbers.ts';
import { answerKeyFileSchema, paperSchema, type PaperContent } from './content-schemas.ts';

/** A section with its key as the content has it now, under the hash of both. */
export type SectionEdition = {
  readonly version: string;
  readonly mockTest: string;
  readonly title: Localised;
  readonly section: Section;
  readonly answerKey: AnswerKey;
};

export type Papers = {
  readonly editions: readonly SectionEdition[];
  findEdition(mockTest: string, skill: Skill): SectionEdition | undefined;
  countQuestions(): number;
};

type PartContent = PaperContent['sections'][number]['parts'][number];

type GroupContent = PartContent['groups'][number];

/** The group with the picture's address and size, if it has one. */
function loadGroup(media: MediaFiles, paper: string, group: GroupContent): ContentResult<QuestionGroup> {
  if (!('picture' in group)) return { ok: true, value: group };
  const picture = media.findPicture(group.picture);
  if (picture) return { ok: true, value: { ...group, picture } };
  const what = `There is no picture media/${group.picture.src} with a size.`;
  const how = 'Draw it (an SVG begins with a viewBox), or name one that is there.';
  return { ok: false, problems: [{ file: paper, place: group.title, what, how }] };
}

function loadPart(
  directory: string,
  media: MediaFiles,
  slug: string,
  part: PartContent,
): ContentResult<Part> {
  const file = `mock-tests/${slug}/${part.passage}`;
  const text = readContentText(directory, file);
  if (!text.ok) return text;
  const parsed = parsePassage(text.value);
  if (!parsed.ok) {
    return {
      ok: false,
      problems: [{ file, place: `line ${parsed.line}`, what: parsed.what, how: parsed.how }],
    };
  }
  const paper = `mock-tests/${slug}/paper.json`;
  const groups = allContent(part.groups.map((group) => loadGroup(media, paper, group)));
  return groups.ok ? { ok: true, value: { passage: parsed.passage, groups: groups.value } } : groups;
}

function loadMockTest(directory: string, media: MediaFiles, slug: string): ContentResult<SectionEdition[]> {
  const paper = readContentJson(directory, `mock-tests/${slug}/paper.json`, paperSchema);
  const key = readContentJson(directory, `mock-tests/${slug}/answer-key.json`, answerKeyFileSchema);
  if (!paper.ok) return paper;
  if (!key.ok) return key;
  const problems: ContentProblem[] = [];
  const editions = paper.value.sections.flatMap(({ skill, durationMinutes, parts }): SectionEdition[] => {
    const loaded = allContent(parts.map((part) => loadPart(directory, media, slug, part)));
    const answerKey = key.value.sections.find((section) => section.skill === skill);
    if (!loaded.ok) problems.push(...loaded.problems);
    if (!answerKey) {
      problems.push({
        file: `mock-tests/${slug}/answer-key.json`,
        place: 'sections',
        what: `There is no key for the ${skill} section.`,
        how: 'Add one with its bands and answers.',
      });
    }
    if (!loaded.ok || !answerKey) return [];
    const section: Section = { skill, durationMinutes, parts: loaded.value };
    const version = createHash('sha256')
      .update(JSON.stringify([section, answerKey]))
      .digest('hex')
      .slice(0, 32);
    return [{ version, mockTest: slug, title: paper.value.title, section, answerKey }];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: editions };
}

/** Reads every mock test of the content; every problem is listed. */
export function loadPapers(directory: string, media: MediaFiles): ContentResult<Papers> {
  const loaded = allContent(
    listContent(directory, 'mock-tests').map((slug) => loadMockTest(directory, media, slug)),
  );
  if (!loaded.ok) return loaded;
  const editions = loaded.value.flat();
  return {
    ok: true,
    value: {
      editions,
      findEdition: (mockTest, skill) =>
        editions.find((edition) => edition.mockTest === mockTest && edition.section.skill === skill),
      countQuestions: () =>
        editions.reduce((sum, { section }) => sum + listQuestionNumbers(section).length, 0),
    },
  };
}
