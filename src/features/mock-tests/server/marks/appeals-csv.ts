import type { Papers } from '#features/library/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { CsvCell } from '#platform/http/csv.ts';
import type { Language } from '#platform/i18n/language.ts';
import { formatWallClock } from '#platform/i18n/zoned-day.ts';
import { searchAppeals, type AppealFilter } from './appeal-store.ts';
import { createQuestionReader, viewAppealsForAdmin, type AppealForAdmin } from './view-appeals.ts';

/** How many appeals are read and sent at a time. */
const GROUP = 500;

/** The columns of the file. Instants are local times of the zone. */
export const appealColumns = (timeZone: string): readonly string[] => [
  `created_at (${timeZone})`,
  'test',
  'skill',
  'number',
  'question',
  'answer',
  'key',
  'right',
  'reason',
  'learner_name',
  'learner_email',
  'verdict',
  'reply',
  `answered_at (${timeZone})`,
];

function rowOf(appeal: AppealForAdmin, timeZone: string): readonly CsvCell[] {
  const time = (instant: string | null) =>
    instant === null ? '' : formatWallClock(new Date(instant), timeZone);
  return [
    time(appeal.created_at),
    appeal.test_title,
    appeal.skill,
    { number: String(appeal.number) },
    appeal.question,
    appeal.given,
    appeal.accepted.join(' / '),
    appeal.right ? 'yes' : 'no',
    appeal.reason,
    appeal.name ?? '',
    appeal.email ?? '',
    appeal.verdict ?? '',
    appeal.answer ?? '',
    time(appeal.answered_at),
  ];
}

type Source = { readonly database: Database; readonly papers: Pick<Papers, 'findMockTest'> };

/** All appeals of a filter as rows for a spreadsheet, in the order of the list. */
export async function* readAppealRows(
  source: Source,
  filter: AppealFilter,
  { timeZone, language }: { readonly timeZone: string; readonly language: Language },
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  const questionOf = createQuestionReader(source.database);
  let { after } = filter;
  for (;;) {
    const found = await searchAppeals(source.database, { ...filter, after }, GROUP);
    const appeals = await viewAppealsForAdmin(source, found, language, questionOf);
    yield appeals.map((appeal) => rowOf(appeal, timeZone));
    const last = found.at(-1);
    if (!last || found.length < GROUP) return;
    after = { at: last.appeal.createdAt, id: last.appeal.id };
  }
}
