import { parseKey } from '../domain/answer-key.ts';
import { type BandRow, checkBandTable } from '../domain/band.ts';
import { DEFAULT_BAND_TABLES } from '../domain/default-band-tables.ts';
import type { Script } from '../domain/script.ts';
import { slugSchema } from '#platform/content/content-schema.ts';
import { answerKeyFileSchema } from '../server/answer-key-schema.ts';
import { sectionSchema } from '../server/section-schemas.ts';
import { type CarryNote, changed, left } from './carry-report.ts';
import { COMPANION, type Companion, companionSchema } from './companion.ts';
import { type DraftAnswer, unfilled } from './draft.ts';
import type { PackageFiles } from './export-section.ts';
import { audioManifest, takePicture } from './import-media.ts';
import { writePassage } from './import-passage.ts';
import { type DraftPart, type DraftSection, draftParts } from './import-parts.ts';
import { importSpeaking } from './import-speaking.ts';
import { importWriting } from './import-writing.ts';
import { type NumberedPart, numberParts } from './number-groups.ts';
import { openPackage, type PackageProblem, resolveHref } from './open-package.ts';
import { readItem } from './read-item.ts';
import { type ReadTest, readTest } from './read-test.ts';

/** A mock test of one package as files of the content: a draft, until its author has filled what is missing. */
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

/** What an import has gathered. */
type Gathered = {
  readonly name: string;
  readonly files: PackageFiles;
  readonly test: ReadTest;
  readonly companion: Companion | undefined;
  readonly content: Map<string, string>;
  readonly media: Map<string, Uint8Array>;
  readonly notes: CarryNote[];
};
type Written = Readonly<Record<string, unknown>>;
type SectionAndKey = { readonly section: Written; readonly key: Written };

/**
 * Reads a QTI 3 package into a mock test of this name: Listening or Reading from choices, matches and gaps, Writing from
 * extended texts, Speaking from a package of ours. Refuses what is no package, and what has nothing that can be carried.
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

/** What a part of the section says wrongly in form, such as a card with one point, keeps all of it out. */
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
  const { tasks, key, minutes, notes: told } = importWriting(essays, companion?.writing);
  notes.push(...told);
  const seconds = essays.length === test.items.length ? test.seconds : undefined;
  const durationMinutes = seconds === undefined ? minutes : minutesOf(seconds);
  return { section: { skill: 'writing', durationMinutes, tasks }, key: { skill: 'writing', tasks: key } };
}

function speakingSection(
  { companion, notes }: Gathered,
  { recorded }: DraftSection,
): SectionAndKey | undefined {
  const { section, key, notes: told } = importSpeaking(recorded, companion?.speaking);
  notes.push(...told);
  return section && key ? { section, key } : undefined;
}

const minutesOf = (seconds: number) => Math.min(180, Math.max(1, Math.round(seconds / 60)));

/** Sound and no passage: Listening. */
function skillOf(parts: readonly DraftPart[]): 'listening' | 'reading' {
  const heard = parts.some(({ stimulus }) => stimulus?.sound !== undefined);
  const read = parts.some(({ stimulus }) => stimulus?.sound === undefined && (stimulus?.words ?? 0) > 0);
  return heard && !read ? 'listening' : 'reading';
}

function markedSection(gathered: Gathered, draft: DraftSection): SectionAndKey | undefined {
  const { companion, test, notes } = gathered;
  const skill = skillOf(draft.parts);
  const parts = numberParts(
    draft.parts,
    skill,
    (group, place) => takeGroupPicture(gathered, group.picture, place.file),
    notes,
  );
  if (parts.length === 0) return undefined;
  const answers = parts.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  const bands = bandsFor(skill, answers.length, companion, notes);
  const missing = answers.filter(({ explanation }) => explanation.en === '' || explanation.zhHant === '');
  if (missing.length > 0) {
    notes.push(
      changed(
        'Explanations',
        `${missing.length} of ${answers.length} questions have none in both languages.`,
        'Write them where [[…]] stands.',
      ),
    );
  }
  if (skill === 'reading') {
    const written = parts.map((part, i) => readingPart(gathered, part, i));
    const durationMinutes = test.seconds === undefined ? 60 : minutesOf(test.seconds);
    if (test.seconds === undefined)
      notes.push(changed('Time', 'The package has no time limit: it is 60 minutes.', 'Set durationMinutes.'));
    return {
      section: { skill, durationMinutes, parts: written.map(({ part }) => part) },
      key: { skill, bands, answers: written.flatMap((each) => each.answers) },
    };
  }
  const written = parts.map((part, i) => listeningPart(gathered, part, i, parts.length));
  return {
    section: { skill, checkMinutes: companion?.checkMinutes ?? 2, parts: written.map(({ part }) => part) },
    key: { skill, bands, answers: written.flatMap((each) => each.answers) },
  };
}

/** The table of the package where it fits the number of questions, else the usual one brought to that number. */
function bandsFor(
  skill: 'listening' | 'reading',
  count: number,
  companion: Companion | undefined,
  notes: CarryNote[],
): readonly BandRow[] {
  const own = companion?.bands;
  if (own && checkBandTable(own, count).length === 0) return own;
  const usual = DEFAULT_BAND_TABLES[skill === 'listening' ? 'listening' : 'reading-academic'];
  notes.push(
    changed('Band table', `QTI has none: it is the usual one, brought to ${count} questions.`, 'Check it.'),
  );
  const scaled = usual.map(({ minRaw, band }) => ({ minRaw: Math.ceil((minRaw * count) / 40), band }));
  return scaled.filter(({ minRaw }, i) => i === 0 || minRaw < (scaled[i - 1]?.minRaw ?? 0));
}

type Picture = { readonly src: string; readonly alt: string } | undefined;

function takeGroupPicture({ name, files, companion, media }: Gathered, picture: Picture, file: string) {
  if (!picture) return {};
  const href = resolveHref(file, picture.src);
  const bytes = href === undefined ? undefined : files.get(href);
  if (href === undefined || !bytes) {
    return { refused: 'Its picture is not in the package.', how: 'Export it with its pictures.' };
  }
  const taken = takePicture(bytes);
  if (!taken.ok) return { refused: taken.what, how: taken.how };
  const base = href.slice(href.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const src = `art/papers/${name}-${base.replace(/[^\w-]+/g, '-')}.${taken.value}`;
  media.set(src, bytes);
  const known = companion?.pictures?.find((each) => each.href === href)?.alt;
  const alt = known ?? {
    en: picture.alt || unfilled('What is to be seen, without giving an answer away'),
    'zh-Hant': unfilled('圖片的說明'),
  };
  return { picture: { src, alt } };
}

type PartAndAnswers = { readonly part: Written; readonly answers: readonly Written[] };

function readingPart(
  { name, content, companion, notes }: Gathered,
  { part, groups }: NumberedPart,
  i: number,
): PartAndAnswers {
  const file = `passages/reading-${i + 1}.md`;
  const passage = part.stimulus?.passage ?? {
    title: unfilled('Title of the passage'),
    introduction: undefined,
    paragraphs: [{ letter: 'A', text: unfilled('The text that the questions are about') }],
  };
  if (!part.stimulus?.passage) {
    notes.push(changed(file, 'These questions came without a text.', 'Write the passage.'));
  }
  content.set(`mock-tests/${name}/${file}`, writePassage(passage));
  const letters = passage.paragraphs.map(({ letter }) => letter);
  const answers = groups.flatMap((group) =>
    group.answers.map((answer) => ({
      ...answerContent(answer, companion),
      evidence: evidenceOr(
        answer.evidence
          .filter(({ place, quote }) => letters.includes(place) && quote.length >= 5)
          .map(({ place, quote }) => ({ paragraph: place, quote })),
        { paragraph: 'A', quote: unfilled('exact words of the passage') },
      ),
    })),
  );
  return { part: { passage: file, groups: groups.map((group) => group.content) }, answers };
}

const evidenceOr = <E>(found: readonly E[], missing: E): readonly E[] =>
  found.length > 0 ? found : [missing];

function answerContent(
  { number, key, explanation }: DraftAnswer & { readonly number: number },
  companion: Companion | undefined,
) {
  return {
    number,
    key: keyInNotation(number, key, companion),
    explanation: {
      en: explanation.en || unfilled('Why it is right, and what tempts to another answer'),
      'zh-Hant': explanation.zhHant || unfilled('為什麼是這個答案'),
    },
  };
}

/** As its author wrote it, where that accepts the same texts. */
function keyInNotation(number: number, key: string, companion: Companion | undefined): string {
  const own = companion?.keys?.find((each) => each.number === number)?.key;
  return own !== undefined && acceptsSame(own, key) ? own : key;
}

function acceptsSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((key) => {
    const parsed = parseKey(key);
    return parsed.ok ? new Set(parsed.forms.map(({ text }) => text)) : undefined;
  });
  // A form over the word limit is accepted nowhere, and is not in the package.
  return first !== undefined && second !== undefined && [...second].every((text) => first.has(text));
}

function listeningPart(
  gathered: Gathered,
  { part, groups }: NumberedPart,
  i: number,
  count: number,
): PartAndAnswers {
  const { name, content, companion } = gathered;
  const scripts = companion?.scripts?.length === count ? companion.scripts : [];
  const script = scripts[i]?.script ?? plainScript(part);
  const file = `scripts/listening-${i + 1}.json`;
  content.set(`mock-tests/${name}/${file}`, `${JSON.stringify(script, null, 2)}\n`);
  takeSound(gathered, part, script, i, scripts[i]?.audio);
  const turns = script.turns.map(({ id }) => id);
  const answers = groups.flatMap((group) =>
    group.answers.map((answer) => ({
      ...answerContent(answer, companion),
      evidence: evidenceOr(
        answer.evidence
          .filter(({ place, quote }) => turns.includes(place) && quote.length >= 2)
          .map(({ place, quote }) => ({ turn: place, quote })),
        { turn: turns[0] ?? 't1', quote: unfilled('exact words of the script') },
      ),
    })),
  );
  return { part: { script: file, groups: groups.map((group) => group.content) }, answers };
}

/** One turn as long as the recording, with the transcript if the package has one. */
function plainScript({ stimulus }: DraftPart): Script {
  const said = stimulus?.passage?.paragraphs.map(({ text }) => text).join(' ') ?? '';
  const title = stimulus?.title ?? '';
  return {
    title: title.length < 2 ? unfilled('Title of the part') : title,
    situation: unfilled('Who speaks with whom, about what'),
    speakers: { narrator: { voice: 'narrator' } },
    turns: [
      {
        id: 't1',
        speaker: 'narrator',
        display: said.length < 2 ? unfilled('What is said') : said,
        pauseMs: 0,
      },
    ],
  };
}

function takeSound(
  { name, files, media, notes }: Gathered,
  part: DraftPart,
  script: Script,
  i: number,
  came: Parameters<typeof audioManifest>[3],
): void {
  const subject = `scripts/listening-${i + 1}.json`;
  const sound = part.stimulus?.sound;
  const href = sound === undefined ? undefined : resolveHref(part.file, sound);
  const bytes = href === undefined ? undefined : files.get(href);
  if (!bytes) {
    notes.push(
      left(
        subject,
        'Its recording is not in the package.',
        'Write the script and run npm run media, or add a recording.',
      ),
    );
    return;
  }
  const manifest = audioManifest(`listening-${i + 1}`, script, bytes, came);
  if (!manifest) {
    notes.push(
      left(
        subject,
        'Its recording is no M4A that can be measured.',
        'Save it as M4A (AAC); tools/media/README.md says where it goes.',
      ),
    );
    return;
  }
  media.set(`audio/${name}/${manifest.file}`, bytes);
  media.set(
    `audio/${name}/listening-${i + 1}.json`,
    new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`),
  );
  if (!came) {
    notes.push(
      changed(
        subject,
        'The recording is one turn.',
        'Cut the script into turns with their times, so that a review can play from each.',
      ),
    );
  }
}
