import { paths } from '#paths';
import type { TextParameters, TextPath } from '#platform/i18n/translate.ts';
import type { Texts } from '../src/texts.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { aLearner, signInAs } from './browser/a-learner.ts';
import { expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const language = 'en';

test('words of a topic become cards, which are changed, put to rest, deleted and taken back with keys', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const learner = await aLearner({ language });
  await signInAs(page, learner, language);
  await open(page, paths.practice({ page: 'words' }));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const text = (name: TextPath<Texts['practice']['words']>, values?: TextParameters) =>
    say(language, `practice.words.${name}`, values);

  await button(text('topics.title')).click();
  const topics = page.getByRole('region', { name: text('topics.title') });
  const choice = topics.getByLabel(text('topics.choose'));
  await expect(choice).toBeFocused();
  await choice.selectOption('home');
  await button(text('topics.keepNamed', { word: 'tenant' })).press('Enter');
  await expect(topics.getByRole('status')).toHaveText(text('topics.added', { count: 1 }));
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await button(text('topics.keepOthers', { count: 19 })).press('Enter');
  await expect(topics.getByText(text('topics.allKept'))).toBeVisible();
  await button(text('topics.close')).press('Enter');

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'tenant' }) });
  await expect(card).toContainText('a long-term tenant');
  await button(text('editNamed', { word: 'tenant' })).press('Enter');
  const meaning = page.getByLabel(text('meaning'));
  await meaning.fill('My own words.');
  await meaning.press('Enter');
  await expect(card).toContainText('My own words.');
  await expect(button(text('editNamed', { word: 'tenant' }))).toBeFocused();

  const rest = text('restNamed', { act: text('rest'), word: 'tenant' });
  await button(rest).press('Enter');
  await expect(card).toContainText(text('resting'));
  await button(text('restNamed', { act: text('resume'), word: 'tenant' })).press('Enter');
  await expect(button(rest)).toBeVisible();
  await expectAccessible(page);

  await button(text('delete', { word: 'tenant' })).press('Enter');
  await expect(button(text('undoDeletion'))).toBeFocused();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(card).toContainText('My own words.');
  await expect(button(text('editNamed', { word: 'tenant' }))).toBeFocused();
});
