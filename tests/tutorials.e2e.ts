import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { askSite, htmlOf, rawGet } from './browser/ask-site.ts';
import { expect, open, PHONE, sidewaysScroll, speak, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const SLUG = 'count-the-joins';
const PAGE = paths.tutorial({ slug: SLUG });

/** A file that a manifest names. */
type NamedFile = { readonly file: string };

const addressIn = (html: string, ending: string) =>
  new RegExp(`/media/tutorials/${SLUG}/[\\w-]+\\.${ending}`, 'u').exec(html)?.[0] ?? '';

test('a video is sent in pieces, under its own type, and may be cached for ever', async () => {
  const html = await htmlOf(PAGE);
  const video = addressIn(html, 'mp4');
  const whole = await askSite(video, {}, { method: 'HEAD' });
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const length = Number(whole.headers.get('content-length'));
  expect(length).toBeGreaterThan(500_000);
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    ['bytes=1000-1999', 1000, 1999],
    [`bytes=${length - 10}-`, length - 10, length - 1],
  ] as const) {
    const part = await rawGet(video, { range });
    expect(part.status, range).toBe(206);
    expect(part.headers['content-range'], range).toBe(`bytes ${from}-${to}/${length}`);
    expect(part.body.length, range).toBe(to - from + 1);
    expect(part.headers['content-type'], range).toBe('video/mp4');
  }
  const captions = await askSite(addressIn(html, 'vtt'));
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await captions.text()).toMatch(/^WEBVTT\n/u);
});

test('what a visitor may not watch is not served, and neither is what no page names', async () => {
  const place = '/media/tutorials/a-letter-with-the-right-distance/';
  const { poster, video, captions, scenes } = JSON.parse(readFileSync(`.${place}tutorial.json`, 'utf8')) as {
    poster: NamedFile;
    video: NamedFile;
    captions: Record<string, NamedFile>;
    scenes: readonly { picture: NamedFile }[];
  };
  // Everybody may see what it looks like: its files are there.
  expect((await rawGet(place + poster.file, {})).status).toBe(200);
  const closed = [video, ...Object.values(captions), ...scenes.slice(1).map(({ picture }) => picture)];
  for (const path of [
    ...closed.map(({ file }) => place + file),
    `${place}tutorial.json`,
    `/media/tutorials/${SLUG}/../${place.split('/')[3]}/${video.file}`,
    '/tutorials/nothing',
  ]) {
    expect((await rawGet(path, {})).status, path).toBe(404);
  }
});

test('a search engine learns what the video is', async () => {
  const html = await htmlOf(PAGE);
  const [, block = '{}'] =
    /<script type="application\/ld\+json">([^<]*VideoObject[^<]*)<\/script>/u.exec(html) ?? [];
  const video = JSON.parse(block) as Record<string, unknown>;
  expect(video).toMatchObject({ '@type': 'VideoObject', name: 'Count the joins', isAccessibleForFree: true });
  expect(String(video['duration'])).toMatch(/^PT1[2-9]\d|^PT2[0-3]\dS$/u);
  expect(String(video['contentUrl'])).toContain('.mp4');
  expect(String(video['transcript'])).toContain('A student wrote this');
});

test('tutorials are found by a word of their title, in Chinese', async ({ page, context }) => {
  await speak(context, 'zh-Hant');
  await open(page, paths.tutorials());
  const links = page.locator('main article a');
  const all = await links.count();
  expect(all).toBeGreaterThanOrEqual(3);
  const search = page.getByRole('searchbox', { name: say('zh-Hant', 'tutorials.search') });
  await search.fill('數一數');
  await expect(links).toHaveCount(1);
  await search.fill('沒有這種影片');
  await expect(links).toHaveCount(0);
  await page.getByRole('button', { name: say('zh-Hant', 'tutorials.showAll') }).click();
  await expect(links).toHaveCount(all);
  await links.filter({ hasText: '數一數連接詞' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('數一數連接詞');
});

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
const captionsOf = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    );
/** Nobody hears it: a browser plays silent videos without a gesture. */
const mute = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true;
  });

test('a tutorial is watched by keyboard: play, captions, speed, a jump, its question', async ({ page }) => {
  await open(page, PAGE);
  await mute(page);
  const video = page.locator('video');
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);
  await page.keyboard.press('Space');
  expect(await isPaused(page)).toBe(true);

  expect(await captionsOf(page)).toEqual(['en']);
  await page.keyboard.press('c');
  expect(await captionsOf(page)).toEqual(['zh-Hant']);
  await page.keyboard.press('>');
  await expect(page.getByLabel(say('en', 'tutorialPlayer.speed'))).toHaveValue('1.25');
  const before = await timeOf(page);
  await page.keyboard.press('ArrowRight');
  expect(await timeOf(page)).toBeCloseTo(before + 5, 1);

  // The last line before the silence asks.
  const asks = page.getByRole('button', { name: 'Count, and repair it in your head.' });
  await asks.focus();
  await page.keyboard.press('Enter');
  await expect(asks).toHaveAttribute('aria-current', 'true');
  const question = page.getByRole('group', { name: say('en', 'tutorialPlayer.question') });
  await expect(question).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await expect(question.getByRole('heading')).toBeFocused();
  const asked = await timeOf(page);
  await question.getByRole('button', { name: say('en', 'tutorialPlayer.continue') }).click();
  await expect(question).toBeHidden();
  expect(await timeOf(page)).toBeGreaterThan(asked + 2.5);
  await video.focus();
  await page.keyboard.press('Space');

  // The browser remembers where it was.
  const left = await timeOf(page);
  await page.reload();
  await expect.poll(() => timeOf(page)).toBeCloseTo(left, 0);
});

test('a chapter starts where it says, and the transcript can be read in both languages', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  await mute(page);
  await page.getByRole('button', { name: /Four sentences, counted/u }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(30);
  await page.getByLabel(say('en', 'tutorialPlayer.transcriptLanguage')).selectOption('both');
  await expect(page.getByText('我們來數四種寫法。')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('where the video fails its pictures and words are there, and it can be tried again', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED.*\.mp4/u);
  await page.route('**/*.mp4', (route) => route.abort());
  await open(page, PAGE);
  await expect(page.getByText(say('en', 'tutorialPlayer.failed'))).toBeVisible();
  const pictures = page.locator('[data-scene-pictures] img');
  await expect(pictures).toHaveCount(6);
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(960);
  await expect(page.getByText('A student wrote this about life in a big city.')).toBeVisible();
  await page.unroute('**/*.mp4');
  await page.getByRole('button', { name: say('en', 'tutorialPlayer.retry') }).click();
  await expect(page.locator('video')).toBeVisible();
});
