import { type BandRow } from '#ielts/bands/band.ts';
import { type BandTableName, DEFAULT_BAND_TABLES } from '#ielts/bands/default-band-tables.ts';
import type { answerKeyFileSchema } from '#features/library/server/papers/answer-key-schema.ts';
import type { paperSchema } from '#features/library/server/papers/content-schemas.ts';
import type { z } from 'zod';
import { fill, fillBoth, range, type SkeletonKind } from './skeleton-kind.ts';
import { skeletonSpeaking, skeletonWriting } from './skeleton-output.ts';
import { skeletonScript, turnOf } from './skeleton-script.ts';
import { listeningParts, looksOf, readingParts, type SkeletonPart } from './skeleton-sections.ts';

type Paper = z.input<typeof paperSchema>;
type Keys = z.input<typeof answerKeyFileSchema>;

const FULL = 40;
/** Minutes of Reading: a short form has one passage of three. */
const READING_MINUTES = { full: 60, short: 20 } as const;
const CHECK_MINUTES = { full: 2, short: 1 } as const;

/** Every file of a new mock test by its name below the test's folder, ready to be filled in. */
export function skeletonFiles(kind: SkeletonKind): ReadonlyMap<string, string> {
  const { slug, module, form } = kind;
  const [heard, read] = [listeningParts(kind), readingParts(kind)];
  const [writing, speaking] = [skeletonWriting(kind), skeletonSpeaking(kind)];
  const groupsOf = ({ groups }: SkeletonPart) => groups.map(({ group }) => group);
  const paper: Paper = {
    $schema: '../../schema/paper.schema.json',
    slug,
    title: fillBoth('the title, such as Academic test 2', '標題，例如「學術組測驗 2」'),
    module,
    form,
    access: 'plans',
    draft: true,
    sections: [
      {
        skill: 'listening',
        checkMinutes: CHECK_MINUTES[form],
        parts: heard.map((part, i) => ({
          script: `scripts/listening-${i + 1}.json`,
          groups: groupsOf(part),
        })),
      },
      {
        skill: 'reading',
        durationMinutes: READING_MINUTES[form],
        parts: read.map((part, i) => ({ passage: `passages/reading-${i + 1}.md`, groups: groupsOf(part) })),
      },
      writing.section,
      speaking.section,
    ],
  };
  const keys: Keys = {
    $schema: '../../schema/answer-key.schema.json',
    sections: [
      {
        skill: 'listening',
        bands: bandsFor('listening', heard),
        answers: answersOf(heard, (number) => ({ turn: turnOf(number), quote: fill('its exact words') })),
      },
      {
        skill: 'reading',
        bands: bandsFor(module === 'academic' ? 'reading-academic' : 'reading-general', read),
        answers: answersOf(read, () => ({
          paragraph: 'A',
          quote: fill('exact words of the paragraph; mend its letter'),
        })),
      },
      writing.key,
      speaking.key,
    ],
  };
  return new Map([
    ['paper.json', json(paper)],
    ['answer-key.json', json(keys)],
    ...heard.map((part, i): [string, string] => [
      `scripts/listening-${i + 1}.json`,
      json(skeletonScript({ part: i + 1, looks: looksOf(part), last: i + 1 === heard.length })),
    ]),
    ...read.map((part, i): [string, string] => [`passages/reading-${i + 1}.md`, passageOf(part)]),
  ]);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function answersOf<E>(parts: readonly SkeletonPart[], evidence: (number: number) => E) {
  return parts.flatMap(({ groups }) =>
    groups.flatMap(({ numbers, key }) =>
      numbers.map((number) => ({
        number,
        key: key(number),
        explanation: fillBoth(
          'why this is right, and what tempts to another answer',
          '為什麼這個答案正確，以及哪裡容易選錯',
        ),
        evidence: [evidence(number)],
      })),
    ),
  );
}

/** The usual table, scaled to the questions there are; of bands that fall together, the highest. */
function bandsFor(name: BandTableName, parts: readonly SkeletonPart[]): BandRow[] {
  const count = parts.flatMap(({ groups }) => groups.flatMap(({ numbers }) => numbers)).length;
  const rows = DEFAULT_BAND_TABLES[name].map(({ minRaw, band }) => ({
    minRaw: Math.ceil((minRaw * count) / FULL),
    band,
  }));
  return rows.filter(({ minRaw }, i) => rows.findIndex((row) => row.minRaw === minRaw) === i);
}

function passageOf({ paragraphs, groups }: SkeletonPart): string {
  const questions = groups.flatMap(({ numbers }) => numbers).length;
  const words = Math.round((Math.min(questions, 13) * 60) / paragraphs / 10) * 10;
  const lines = range(0, paragraphs - 1).map(
    (i) => `**${String.fromCharCode(65 + i)}** ${fill(`a paragraph of about ${words} words`)}`,
  );
  return [`# ${fill('the title')}`, `*${fill('an introductory sentence, or delete this line')}*`, ...lines]
    .join('\n\n')
    .concat('\n');
}
