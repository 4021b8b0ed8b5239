import { type BandRow, checkBandTable } from '#ielts/bands/band.ts';
import { DEFAULT_BAND_TABLES } from '#ielts/bands/default-band-tables.ts';
import { type CarryNote, changed } from './carry-report.ts';
import type { Companion } from './companion.ts';
import { unfilled } from './draft.ts';
import { type Gathered, minutesOf, type SectionAndKey } from './gathered.ts';
import { listeningPart } from './import-listening.ts';
import { takePicture } from './import-media.ts';
import type { DraftPart, DraftSection } from './import-parts.ts';
import { readingPart } from './import-reading.ts';
import { numberParts } from './number-groups.ts';
import { resolveHref } from './open-package.ts';

/** A section with sound and without a passage is Listening. */
function skillOf(parts: readonly DraftPart[]): 'listening' | 'reading' {
  const heard = parts.some(({ stimulus }) => stimulus?.sound !== undefined);
  const read = parts.some(({ stimulus }) => stimulus?.sound === undefined && (stimulus?.words ?? 0) > 0);
  return heard && !read ? 'listening' : 'reading';
}

/** The Listening or Reading section, if the package has a question for it. */
export function markedSection(gathered: Gathered, draft: DraftSection): SectionAndKey | undefined {
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
