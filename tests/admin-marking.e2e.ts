import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { officePaths, paths } from '#paths';
import { aLearner, giveRole, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { linkMailedTo } from './browser/mailbox.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);
const PASSWORD = 'amber 9 kite';

/** A work of this learner that waits for a teacher, put into the database directly. */
async function aWaitingWork(accountId: string): Promise<string> {
  const [candidateId, orderId] = [randomUUID(), randomUUID()];
  await askDatabase(
    siteDataDir(),
    'insert into candidates (id, account_id, created_at) values ($1, $2, now())',
    [candidateId, accountId],
  );
  await askDatabase(
    siteDataDir(),
    `insert into marking_orders (candidate_id, id, account_id, source, subject_id, kind, module, language, work, words,
         paid_by, state, turn, needs_second, is_appeal, submitted_at, due_at)
     values ($1, $2, $3, 'work', $4, 'writing-task-2', 'academic', 'en', $5, 8, 'plan', 'waiting', 'first', false, false,
       now(), now() + interval '1 hour')`,
    [
      candidateId,
      orderId,
      accountId,
      randomUUID(),
      JSON.stringify({ task: null, text: 'Buses should be free.', parts: [], recordings: [] }),
    ],
  );
  return orderId;
}

test('an admin reassigns and cancels a work, and invites a teacher, who comes to the desk', async ({
  page,
  watch,
}) => {
  // The desk is a page of another part of the site.
  watch.allow(/status of 404/);
  const [admin, marker, learner] = [
    await aLearner({ firstName: 'Ada' }),
    await aLearner({ firstName: 'Rohan', lastName: 'Patel' }),
    await aLearner({ firstName: 'Mei' }),
  ];
  await giveRole(admin, 'admin');
  await giveRole(marker, 'teacher');
  await askDatabase(
    siteDataDir(),
    `insert into teacher_profiles (account_id, skills, modules, languages, daily_most, holidays, created_at)
     values ($1, '{essay}', '{academic}', '{en}', 5, '[]', now())`,
    [marker.id],
  );
  const orderId = await aWaitingWork(learner.id);
  await signInAs(page, admin);

  await open(page, officePaths.marking());
  const row = page.locator(`[data-marking="${orderId}"]`);
  const dialog = page.getByRole('dialog');
  await expect(row).toContainText(learner.email);
  await expectAccessible(page);
  await row.locator('[data-action="reassign"]').click();
  await dialog.locator('[name="teacher"]').selectOption(marker.id);
  await expectAccessible(page);
  await dialog.locator('[type="submit"]').click();
  await expect(row).toContainText('Rohan');
  await row.locator('[data-action="cancel"]').click();
  await dialog.getByRole('textbox').fill('The task was wrong.');
  await dialog.locator('[data-confirm]').click();
  await expect(row).toHaveCount(0);
  await open(page, officePaths.markingComments());
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  await expectAccessible(page);
  await open(page, officePaths.markingFigures());
  await expect(page.getByText(t('backOffice.marking.figures.intro'))).toBeVisible();
  await expectAccessible(page);

  await open(page, officePaths.teachers());
  await page.locator('[data-create]').click();
  const email = `hannah.${randomUUID()}@example.org`;
  await dialog.locator('[name="email"]').fill(email);
  await dialog.locator('[name="first_name"]').fill('Hannah');
  await dialog.locator('[name="last_name"]').fill('Cole');
  await expectAccessible(page);
  await dialog.locator('[type="submit"]').click();
  await expect(page.locator(`[data-teacher="${email}"]`)).toContainText(
    t('backOffice.teachers.states.invited'),
  );
  await expectAccessible(page);

  // The teacher, in the same browser.
  await open(page, await linkMailedTo(email, 1, paths.invitation()));
  await expect(page.getByText(t('accounts.invitation.forAddress', { email }))).toBeVisible();
  await expectAccessible(page);
  for (const name of ['password', 'password_confirmation'])
    await page.locator(`[name="${name}"]`).fill(PASSWORD);
  await page.locator('[type="submit"]').click();
  await page.getByRole('link', { name: t('accounts.invitation.signin'), exact: true }).click();
  const enter = async () => {
    await page.locator('[name="email"]').fill(email);
    await page.locator('[name="password"]').fill(PASSWORD);
    await page.locator('main [type="submit"]').click();
  };
  await enter();
  await expect(page).toHaveURL(paths.setupTwoFactor({ next: paths.teach() }));
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('main [type="submit"]').click();
  const secret = Secret.fromBase32((await page.locator('code').innerText()).replace(/ /g, ''));
  await page.locator('[name="code"]').fill(new TOTP({ secret }).generate());
  await page.locator('main [type="submit"]').click();
  await page.getByLabel(t('accounts.setup.kept')).check();
  const signin = page.getByRole('link', { name: t('accounts.setup.signin'), exact: true });
  await expect(signin).toHaveAttribute('href', paths.signin({ next: paths.teach() }));
});
