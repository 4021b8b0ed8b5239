import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { WorkKind } from '#ielts/criteria/criteria.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import type { Language } from '#platform/i18n/language.ts';
import { aLearner, giveRole, type Learner } from './a-learner.ts';
import { REPORT } from './graded-work.ts';
import { askDatabase, siteDataDir } from './site-database.ts';

const TASK: WritingTask = {
  type: 'essay',
  number: 2,
  minutes: 40,
  minWords: 250,
  prompt:
    'Some people think that libraries should spend their money on e-books. Others think that printed books matter more.\n\nDiscuss both views and give your own opinion.',
};

/** A teacher who marks everything, with an account on the shared site. */
export async function aTeacher(
  options: { readonly firstName?: string; readonly language?: Language } = {},
): Promise<Learner> {
  const teacher = await aLearner({ firstName: 'Hannah', ...options });
  const dataDir = siteDataDir();
  await giveRole(teacher, 'teacher');
  await askDatabase(
    dataDir,
    `insert into teacher_profiles (account_id, slug, skills, modules, languages, daily_most, holidays, created_at)
     values ($1, null, '{essay,speaking}', '{academic,general-training}', '{en,zh-Hant}', 20, '[]', now())`,
    [teacher.id],
  );
  return teacher;
}

type OrderOptions = {
  readonly learner?: Learner;
  readonly kind?: Exclude<WorkKind, 'speaking'>;
  readonly task?: WritingTask;
  readonly text?: string;
  /** From now; less than 0: late. */
  readonly dueInHours?: number;
  readonly isAppeal?: boolean;
  readonly needsSecond?: boolean;
  /** The machine's estimate, from 5.5 to 6.5. Default: there is one. */
  readonly isGraded?: boolean;
};

/** An essay in the queue of teachers, put there behind the site's back; the id of its order. */
export async function anEssayOrder(options: OrderOptions = {}): Promise<string> {
  const { kind = 'writing-task-2', task = TASK, text = REPORT, dueInHours = 40 } = options;
  const { isAppeal = false, needsSecond = false, isGraded = true } = options;
  const learner = options.learner ?? (await aLearner({ firstName: 'Mei' }));
  const dataDir = siteDataDir();
  const [candidateId, workId, orderId] = [randomUUID(), randomUUID(), randomUUID()];
  const work = JSON.stringify({ task, text, parts: [], recordings: [] });
  await askDatabase(
    dataDir,
    'insert into candidates (id, account_id, created_at) values ($1, $2, now()) on conflict do nothing',
    [candidateId, learner.id],
  );
  await askDatabase(
    dataDir,
    `insert into works (candidate_id, id, kind, source, state, mock_test, attempt_id, task_number, task, text,
       first_draft, started_at, saved_at, submitted_at)
     values ($1, $2, $3, 'mock-test', $4, 'academic-1', $5, $6, $7, $8, $2, now(), now(), now())`,
    [
      candidateId,
      workId,
      kind,
      isGraded ? 'graded' : 'locked',
      randomUUID(),
      task.number,
      JSON.stringify(task),
      text,
    ],
  );
  if (isGraded) {
    await askDatabase(
      dataDir,
      `insert into grades (candidate_id, work_id, grader, config_hash, low_times_two, high_times_two, grade, ms,
         graded_at)
       values ($1, $2, 'local', 'none', 11, 13, $3, 90, now())`,
      [candidateId, workId, JSON.stringify({ grader: 'local', criteria: [] })],
    );
  }
  await askDatabase(
    dataDir,
    `insert into marking_orders (candidate_id, id, account_id, source, subject_id, kind, module, language, work, words,
       is_appeal, paid_by, needs_second, state, turn, submitted_at, due_at)
     values ($1, $2, $3, 'work', $4, $5, 'academic', 'en', $6, $7, $8, 'plan', $9, 'waiting', 'first',
       now() + ($10 - 48) * interval '1 hour', now() + $10 * interval '1 hour')`,
    [
      candidateId,
      orderId,
      learner.id,
      workId,
      kind,
      work,
      text.split(/\s+/).length,
      isAppeal,
      needsSecond || isAppeal,
      dueInHours,
    ],
  );
  return orderId;
}

/** The parts of the desk that a test looks at. */
export const deskOf = (page: Page) => ({
  desk: page.locator('[data-desk]'),
  text: page.locator('[data-desk-text]'),
  commentBody: page.locator('[data-comment-body]'),
  overall: page.locator('[data-head-overall]'),
  finishButton: page.locator('[data-finish-button]'),
  machine: page.locator('[data-machine]'),
  others: page.locator('[data-others]'),
  criterion: (number: number) => page.locator(`[data-criterion="${number}"]`),
  comment: (number: number) => page.locator(`[data-comment="${number}"]`),
  expectSaved: () => expect(page.locator('[data-save="saved"]')).toBeVisible(),
});

/** Selects the first words of the text with the keyboard and comments on them. */
export async function commentByKeyboard(page: Page, words: number, body: string): Promise<void> {
  await page.keyboard.press('t');
  await expect(deskOf(page).text).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (let word = 1; word < words; word += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('c');
  await expect(deskOf(page).commentBody).toBeFocused();
  await page.keyboard.type(body);
  await page.keyboard.press('Control+Enter');
}

/** Sets the four bands with their reasons, by keys alone. The first step sets band 5, so it takes `steps` more. */
export async function setBands(page: Page, steps: number): Promise<void> {
  for (const number of [1, 2, 3, 4]) {
    await page.keyboard.press(String(number));
    await expect(deskOf(page).criterion(number).getByRole('spinbutton')).toBeFocused();
    for (let step = 0; step <= steps; step += 1) await page.keyboard.press('+');
    await page.keyboard.press('r');
    await expect(deskOf(page).criterion(number).getByRole('textbox')).toBeFocused();
    await page.keyboard.type(`Reason ${number}`);
    await page.keyboard.press('Escape');
  }
}

/** Writes three strengths and three steps. */
export async function writeLetter(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await expect(page.locator('#letter-text')).toBeFocused();
  await page.keyboard.type('Dear Mei,');
  for (const point of ['Clear paragraphs', 'Useful data', 'An overview', 'Articles', 'Plurals', 'Linking']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(point);
  }
  await page.keyboard.press('Escape');
}

/** Lets the minute pass in which a sent marking can be taken back; the job then releases it. */
export async function passUndo(orderId: string): Promise<void> {
  const dataDir = siteDataDir();
  await askDatabase(
    dataDir,
    `update markings set sent_at = sent_at - interval '2 minutes' where order_id = $1 and state = 'sent'`,
    [orderId],
  );
  await askDatabase(
    dataDir,
    `update jobs.job set start_after = now() where name = 'release-markings' and state = 'created'`,
    [],
  );
  const open = () =>
    askDatabase(dataDir, `select 1 from markings where order_id = $1 and state = 'sent'`, [orderId]);
  await expect.poll(open, { timeout: 70_000 }).toEqual([]);
}
