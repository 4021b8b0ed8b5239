import { writeFile } from 'node:fs/promises';
import { listLeaving } from '#features/accounts/server/index.ts';
import { toLocalWork } from '#features/grading/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { CommandReport } from '#platform/features/define-feature.ts';
import { finalBands } from '../../domain/combine-markings.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import { countMarkedEssays, listMarkedEssays } from './marked-essay-store.ts';

type Row = Awaited<ReturnType<typeof listMarkedEssays>>[number];

/** A line as `npm run grade` reads it. It says nothing about the learner. */
type MarkedEssay = {
  readonly task: 1 | 2;
  readonly prompt: string;
  readonly essay: string;
  readonly band: number;
};

/**
 * The band of teachers who had not seen the machine's. A later band may lean to the machine, and would make it look
 * better than it is.
 */
function blindBand(rows: readonly Row[]): number | undefined {
  const byRole = Object.fromEntries(
    rows.map(({ role, blindTimesTwo }) => [role, blindTimesTwo ?? undefined]),
  );
  const bands = finalBands(byRole);
  return bands && meanTimesTwo(bands) / 2;
}

function toEssay(rows: readonly Row[]): MarkedEssay | undefined {
  const [first] = rows;
  const band = blindBand(rows);
  if (!first?.work.task || band === undefined) return undefined;
  const { task, prompt, text } = toLocalWork(first.work.task, first.work.text);
  return { task, prompt, essay: text, band };
}

/**
 * `npm run admin -- export-marked`: the essays that teachers marked, of learners who agreed, for calibrating graders.
 * Without `write` it only counts.
 */
export async function exportMarked(
  { database }: { readonly database: DatabaseOrTransaction },
  { file, write }: { readonly file: string; readonly write: boolean },
): Promise<CommandReport> {
  const agreed = await listMarkedEssays(database);
  // A file outlives the week in which a deletion can be withdrawn.
  const leaving = await listLeaving(database, [...new Set(agreed.map(({ accountId }) => accountId))]);
  const rows = agreed.filter(({ accountId }) => !leaving.has(accountId));
  const orders = new Map<string, Row[]>();
  for (const row of rows) orders.set(row.orderId, [...(orders.get(row.orderId) ?? []), row]);
  const essays = [...orders.values()].flatMap((each) => toEssay(each) ?? []);
  const learners = new Set(rows.map(({ accountId }) => accountId)).size;
  const of = (task: 1 | 2) => essays.filter((essay) => essay.task === task).length;
  const counts = [
    `${essays.length} marked essays of ${learners} learners who agreed: ${of(1)} of Task 1, ${of(2)} of Task 2.`,
    `${(await countMarkedEssays(database)) - orders.size} other marked essays are left out: their learners have not agreed or are leaving, or the bands were not given blind.`,
  ].join('\n');
  if (!write) return { ok: true, text: `${counts}\nNothing was written. Add --yes to write ${file}.` };
  try {
    const lines = essays.map((essay) => `${JSON.stringify(essay)}\n`).join('');
    await writeFile(file, lines, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      ok: false,
      text: `${counts}\n${file} ${code === 'EEXIST' ? 'exists already' : `cannot be written (${code})`}. Nothing was written.`,
    };
  }
  return { ok: true, text: `${counts}\nThey were written to ${file}.` };
}
