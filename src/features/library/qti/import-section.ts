import { slugSchema } from '#platform/content/content-schema.ts';
import { answerKeyFileSchema } from '../server/papers/answer-key-schema.ts';
import { sectionSchema } from '../server/papers/section-schemas.ts';
import { type CarryNote, left } from './carry-report.ts';
import { COMPANION, type Companion, companionSchema } from './companion.ts';
import { unfilled } from './draft.ts';
import type { PackageFiles } from './pack.ts';
import { type Gathered, minutesOf, type SectionAndKey } from './gathered.ts';
import { markedSection } from './import-marked.ts';
import { type DraftSection, draftParts } from './import-parts.ts';
import { importSpeaking } from './import-speaking.ts';
import { importWriting } from './import-writing.ts';
import { openPackage, type PackageProblem } from './open-package.ts';
import { readItem } from './read-item.ts';
import { readTest } from './read-test.ts';

/** The content files of a mock test from one package. It is a draft until its author has filled the placeholders. */
export type SectionImport =
  | {
      readonly ok: true;
      /** By their names below `content/`. */
      readonly content: ReadonlyMap<string, string>;
      /** By their names below `media/`. */
      readonly media: ReadonlyMap<string, Uint8Array>;
      readonly notes: readonly CarryNote[];
    }
  | { readonly ok: false; readonly problem: PackageProblem };

/**
 * Imports a QTI 3 package as a mock test of this name. Listening and Reading come from choices, matches and gaps,
 * Writing from extended texts, and Speaking from a package of ours. Refuses anything that is not a package or has
 * nothing to carry.
 */
export function importSection(archive: Uint8Array, name: string): SectionImport {
  if (!slugSchema.safeParse(name).success) {
    return refuse(
      `“${name}” is no name for a mock test.`,
      'Use small letters, digits and hyphens: mock-test-7.',
    );
  }
  const opened = openPackage(archive);
  if (!opened.ok) return opened;
  const { files } = opened;
  const test = readTest(files);
  const notes: CarryNote[] = [...test.notes];
  for (const file of opened.passedOver) {
    notes.push(
      left(file, 'Its name leads out of the package: it was not read.', 'Ask where the package comes from.'),
    );
  }
  const companion = readCompanion(files, notes);
  const gathered: Gathered = { name, files, test, companion, content: new Map(), media: new Map(), notes };
  const draft = draftParts(test.items.map(readItem), test.stimuli);
  notes.push(...draft.notes);
  const sections = [
    markedSection(gathered, draft),
    writingSection(gathered, draft),
    speakingSection(gathered, draft),
  ];
  const found = sections.filter((each) => each !== undefined).filter((each) => isOfItsForm(each, notes));
  if (found.length === 0) {
    const why = notes.find(({ carried }) => carried === 'left');
    const what = `There is nothing in the package that a mock test can carry.${why ? ` ${why.subject}: ${why.what}` : ''}`;
    return refuse(what, why?.how ?? 'See that the other program exports QTI 3 items.');
  }
  writePaper(gathered, found);
  return { ok: true, content: gathered.content, media: gathered.media, notes };
}

/** Checks the form of each part. One error, such as a card with one point, leaves the whole part out. */
function isOfItsForm({ section, key }: SectionAndKey, notes: CarryNote[]): boolean {
  const read = sectionSchema.safeParse(section);
  const keyed = answerKeyFileSchema.safeParse({ sections: [key] });
  const issue = [...(read.error?.issues ?? []), ...(keyed.error?.issues ?? [])][0];
  if (!issue) return true;
  const what = `It does not keep the form of the test (${issue.path.join('.')}: ${issue.message}).`;
  notes.push(left(String(section['skill']), what, 'content/README.md shows the form.'));
  return false;
}

const refuse = (what: string, how: string): SectionImport => ({ ok: false, problem: { what, how } });

function readCompanion(files: PackageFiles, notes: CarryNote[]): Companion | undefined {
  const bytes = files.get(COMPANION);
  if (!bytes) return undefined;
  try {
    return companionSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    notes.push(left(COMPANION, 'It is not of its form, and is passed over.', 'Export the package again.'));
    return undefined;
  }
}

function writePaper({ name, test, companion, content }: Gathered, found: readonly SectionAndKey[]): void {
  const title = companion?.title ?? { en: test.title || name, 'zh-Hant': unfilled('標題') };
  const paper = {
    slug: name,
    title,
    module: companion?.module ?? 'academic',
    form: companion?.form ?? 'short',
    draft: true,
    sections: found.map(({ section }) => section),
  };
  const write = (file: string, value: unknown) =>
    content.set(`mock-tests/${name}/${file}`, `${JSON.stringify(value, null, 2)}\n`);
  write('paper.json', paper);
  write('answer-key.json', { sections: found.map(({ key }) => key) });
}

function writingSection(
  { companion, test, notes }: Gathered,
  { essays }: DraftSection,
): SectionAndKey | undefined {
  if (essays.length === 0) return undefined;
  const { tasks, key, minutes, notes: partNotes } = importWriting(essays, companion?.writing);
  notes.push(...partNotes);
  const seconds = essays.length === test.items.length ? test.seconds : undefined;
  const durationMinutes = seconds === undefined ? minutes : minutesOf(seconds);
  return { section: { skill: 'writing', durationMinutes, tasks }, key: { skill: 'writing', tasks: key } };
}

function speakingSection(
  { companion, notes }: Gathered,
  { recorded }: DraftSection,
): SectionAndKey | undefined {
  const { section, key, notes: partNotes } = importSpeaking(recorded, companion?.speaking);
  notes.push(...partNotes);
  return section && key ? { section, key } : undefined;
}
