import { parsePassage } from '#ielts/paper/parse-passage.ts';
import { answerKeyFileSchema } from '../server/papers/answer-key-schema.ts';
import { paperSchema } from '../server/papers/content-schemas.ts';
import type { KeyContent } from '../server/papers/answer-key-schema.ts';
import { acceptedTexts } from './export-gaps.ts';
import type { PackageFiles } from './pack.ts';
import { type SectionImport, importSection } from './import-section.ts';
import { packFiles } from './pack.ts';
import type { GroupContent, SectionSource } from './section-source.ts';
import type { SectionContent } from '../server/papers/section-schemas.ts';

/** A package brought back: what the schemas read of it. Throws where it is refused. */
export function bringBack(files: PackageFiles): {
  readonly section: SectionContent;
  readonly key: KeyContent;
  readonly imported: Extract<SectionImport, { ok: true }>;
} {
  const imported = importSection(packFiles(files), 'brought-back');
  if (!imported.ok) throw new Error(`${imported.problem.what} ${imported.problem.how}`);
  const read = (file: string): unknown =>
    JSON.parse(imported.content.get(`mock-tests/brought-back/${file}`) ?? '');
  const [section, ...more] = paperSchema.parse(read('paper.json')).sections;
  const [key] = answerKeyFileSchema.parse(read('answer-key.json')).sections;
  if (!section || !key || more.length > 0) throw new Error('There is not one section.');
  return { section, key, imported };
}

/** What QTI can carry of a group: not the name of its picture, nor the picture's Chinese description. */
export function carriedGroup(group: GroupContent): unknown {
  return 'picture' in group ? { ...group, picture: group.picture.alt.en } : group;
}

function limitOf(group: GroupContent) {
  if ('wordLimit' in group) return group.wordLimit;
  return 'fill' in group && group.fill.from === 'text' ? group.fill.wordLimit : undefined;
}

/** The accepted answers of each question, whatever the notation: sorted texts, or the key of a choice. */
export function acceptedAnswers(section: SectionContent, key: KeyContent): unknown {
  if (section.skill !== 'reading' && section.skill !== 'listening') return undefined;
  if (key.skill !== 'reading' && key.skill !== 'listening') return undefined;
  const groups = section.parts.flatMap((part) => part.groups);
  return key.answers.map(({ number, key: written }) => {
    const group = groups.find(({ questions }) => questions.some((question) => question.number === number));
    const limit = group && limitOf(group);
    return [number, limit ? [...acceptedTexts(written, limit)].sort() : written];
  });
}

/** The passages of an import, read as the site reads them. */
export function passagesOf({ content }: Extract<SectionImport, { ok: true }>): unknown[] {
  return [...content].flatMap(([file, text]) => {
    const passage = file.includes('/passages/') ? parsePassage(text) : undefined;
    return passage?.ok ? [passage.passage] : [];
  });
}

/** A package without the file that only this product reads. */
export function withoutCompanion(files: PackageFiles): PackageFiles {
  return new Map([...files].filter(([name]) => !name.endsWith('.json')));
}

/** Of a section, what has no names of files in it. */
export function withoutFileNames(source: Pick<SectionSource, 'section'>): unknown {
  const { section } = source;
  switch (section.skill) {
    case 'reading':
      return { ...section, parts: section.parts.map(({ groups }) => groups.map(carriedGroup)) };
    case 'listening':
      return { ...section, parts: section.parts.map(({ groups }) => groups.map(carriedGroup)) };
    default:
      return section;
  }
}
