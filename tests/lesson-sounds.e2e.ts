import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { hashScript } from '#features/library/server/papers/audio-manifest.ts';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { startSite, type SiteProcess } from './browser/site-process.ts';
import { expect, open, PHONE, sidewaysScroll, speak, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** A free lesson of the school, with an exercise that is heard. Its sound is one of ours. */
const PLACE = 'courses/free-trial/lessons/there-is-or-have';
const SOUNDS = 'media/audio/courses/ielts-scored-speaking/lessons/pairs-of-sounds';
const SCRIPT = {
  title: 'In a shop',
  situation: 'A seller talks about three books.',
  speakers: { seller: { voice: 'man-1', name: 'Seller' } },
  turns: [
    { id: 't1', speaker: 'seller', display: 'I have seen three books here.', pauseMs: 300 },
    { id: 't2', speaker: 'seller', display: 'All of them are about maps.', pauseMs: 300 },
  ],
} as const;
const both = (en: string, zhHant: string) => ({ en, 'zh-Hant': zhHant });

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>;

function makeContent(folder: string): void {
  const lesson = read(`content/${PLACE}/lesson.json`);
  const key = read(`content/${PLACE}/key.json`);
  const options = ['maps', 'trains', 'shops'];
  const heard = {
    id: 'listen',
    kind: 'exercise',
    title: both('Listen', '聽一聽'),
    clip: 'clips/1.json',
    groups: [
      { type: 'multiple-choice', questions: [{ number: 30, stem: 'What are the books about?', options }] },
      { type: 'dictation', questions: [{ number: 31, clip: 'clips/1.json' }] },
    ],
  };
  const explanation = both('The seller says so.', '店員這樣說。');
  const answers = [
    {
      number: 30,
      key: 'A',
      explanation,
      evidence: [{ paragraph: '', quote: 'about maps' }],
      skill: 'L-detail',
    },
    { number: 31, key: 'I have seen three books here.', explanation, skill: 'L-detail' },
  ];
  write(join(folder, PLACE, 'lesson.json'), { ...lesson, blocks: [...(lesson['blocks'] ?? []), heard] });
  write(join(folder, PLACE, 'key.json'), { ...key, answers: [...(key['answers'] ?? []), ...answers] });
  write(join(folder, PLACE, 'clips/1.json'), SCRIPT);
  const sound = readdirSync(SOUNDS).find((file) => /^d1-.*\.m4a$/u.test(file)) ?? '';
  const { file, sha256, bytes, durationMs } = read(`${SOUNDS}/d1.json`);
  const place = join(folder, 'media/audio', PLACE);
  write(join(place, '1.json'), {
    script: 'clips/1.json',
    scriptHash: hashScript(SCRIPT),
    engine: 'local',
    synthetic: true,
    file,
    sha256,
    bytes,
    durationMs,
    turns: [
      { id: 't1', startMs: 200, endMs: 1500 },
      { id: 't2', startMs: 1800, endMs: 2800 },
    ],
  });
  copyFileSync(join(SOUNDS, sound), join(place, sound));
}

let site: SiteProcess;
let folder = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-content-'));
  makeContent(folder);
  site = await startSite({ env: { CONTENT_DIR: folder } });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const t = (path: Parameters<typeof say>[1]) => say('en', path);
const listen = (page: Page) => page.locator('[data-block="listen"]');

test('a visitor hears an exercise, and reads what was said when all of it is marked', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await speak(page.context(), 'en', site.url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, site.url + paths.lesson({ course: 'free-trial', lesson: 'there-is-or-have' }));
  const clip = listen(page).locator('[data-clip]');
  const audio = clip.locator('audio');
  await expect(clip).toContainText(t('exercises.sound.synthetic'));
  await expectAccessible(page);
  // Nothing is loaded before it is played.
  expect(requests.filter((url) => url.includes('.m4a'))).toEqual([]);

  await clip.getByRole('combobox').selectOption('0.75');
  await clip.getByRole('button', { name: t('exercises.sound.play'), exact: true }).click();
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  const speed = () => audio.evaluate((element: HTMLAudioElement) => element.playbackRate);
  expect(await speed()).toBe(0.75);
  await page.keyboard.press('k');
  await expect(clip).toHaveAttribute('data-clip', 'ready');
  await clip.getByRole('combobox').selectOption('1.25');
  await expect.poll(speed).toBe(1.25);

  // A dictation may be heard three times.
  const dictation = listen(page).locator('[data-question="31"]');
  const play = dictation.getByRole('button', { name: t('exercises.sound.play') });
  await play.click();
  const again = dictation.getByRole('button', { name: t('exercises.sound.again') });
  await again.click();
  await again.click();
  await expect(again).toBeDisabled();

  const check = listen(page).getByRole('button', { name: t('exercises.check') });
  await listen(page).getByRole('radio').nth(1).check();
  await check.first().click();
  // One of the two is marked: the words are still an answer of the other.
  await expect(listen(page).locator('[data-question="30"]')).toContainText(
    new RegExp(`${t('exercises.mark.right')}|${t('exercises.mark.wrong')}`),
  );
  await expect(clip.getByText(t('exercises.clip.transcript'))).toHaveCount(0);
  await dictation.getByRole('textbox').fill('I have seen three books here');
  await check.last().click();
  await expect(dictation).toContainText(t('exercises.mark.right'));
  await expect(again.or(play)).toBeEnabled();
  await expect(clip.locator('mark')).toHaveText(/about maps/);
  await clip.getByRole('button', { name: /All of them/ }).click();
  await expect(clip.locator('[data-heard]')).toContainText('All of them');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);

  // Who answers again does so by ear.
  await listen(page)
    .getByRole('button', { name: t('exercises.again') })
    .first()
    .click();
  await expect(clip.getByText(t('exercises.clip.transcript'))).toHaveCount(0);
  await page.reload();
  await expect(clip.locator('mark')).toBeVisible();
});
