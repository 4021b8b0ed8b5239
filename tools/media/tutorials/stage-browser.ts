import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import type { Scene } from '#features/tutorials/domain/tutorial.ts';
import { provideChromium } from '../../test/find-chromium.ts';
import { drawSlide, stageDocument } from './slide-document.ts';
import { prepareStage, seekStage, type StagePlay } from './stage.ts';

const SIZE = { width: 1280, height: 720 };

/** One Chromium for all scenes of all tutorials. */
export type StageBrowser = {
  /** Puts a scene on the stage. */
  open(scene: Scene, play: StagePlay): Promise<void>;
  /** A PNG of the stage at a moment of its scene. */
  capture(atMs: number): Promise<Buffer>;
  /** The elements that reach into the captions or out of the frame, by their paths. */
  listOverflows(): Promise<string[]>;
  close(): Promise<void>;
};

export async function openStageBrowser(scratch: string): Promise<StageBrowser> {
  const executablePath = await provideChromium();
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--allow-file-access-from-files', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  const page: Page = await browser.newPage({ viewport: SIZE });
  // A file of its own: a page without an address may not read the fonts.
  const stage = join(scratch, 'stage.html');
  await writeFile(stage, stageDocument());
  await page.goto(`file://${stage}`);
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    async open(scene, play) {
      await page.evaluate((html) => {
        const element = document.querySelector('#scene');
        if (element) element.innerHTML = html;
      }, drawSlide(scene));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(prepareStage, play);
    },
    async capture(atMs) {
      await page.evaluate(seekStage, atMs);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
    listOverflows: () => page.evaluate(listOverflows),
    close: () => browser.close(),
  };
}

/** Runs in the browser. */
function listOverflows(): string[] {
  const frame = { left: 20, right: 1260, top: 130, bottom: 626 };
  return [...document.querySelectorAll<HTMLElement>('main .element')].flatMap((element) => {
    const isOut = [element, ...element.querySelectorAll('*')].some((each) => {
      const box = each.getBoundingClientRect();
      if (box.width === 0 || each.closest('.way, .walker')) return false;
      return (
        box.top < frame.top || box.bottom > frame.bottom || box.left < frame.left || box.right > frame.right
      );
    });
    return isOut ? [element.dataset['n'] ?? ''] : [];
  });
}
