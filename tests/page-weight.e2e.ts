import { expect, test } from '@playwright/test';
import { PAGES } from '../src/pages.ts';
import {
  LESSON_SCRIPT_KB,
  PLAYER_SCRIPT_KB,
  PRACTICE_SCRIPT_KB,
  SCRIPT_KB,
} from '../bench/weight-promises.ts';
import { readManifest, weighScripts } from './browser/weigh-scripts.ts';

/** A session is shown by its player, which the page loads behind itself. */
const SESSION_PAGE = 'src/features/practice/web/session/session-page.tsx';
const SESSION_PLAYER = 'src/features/practice/web/session/session-player.tsx';

/** Pages with the player, and pages that need an attempt first: a visitor starts elsewhere. */
const PLAYER = ['tour', 'attempts/:attemptId', 'attempts/:attemptId/result', 'sittings/:sittingId'];
const LESSONS = ['learn/:course/:lesson', 'learn/:course/modules/:module'];
/** For developers. */
const GALLERY = 'dev/ui';

const OPEN_PAGES = PAGES.filter(({ access, path }) => access === 'anyone' && path !== GALLERY);

function limitOf(path: string): number {
  if (PLAYER.includes(path)) return PLAYER_SCRIPT_KB;
  return LESSONS.includes(path) ? LESSON_SCRIPT_KB : SCRIPT_KB;
}

test('no page that a visitor can open loads more scripts than is promised', () => {
  const manifest = readManifest();
  const weights = OPEN_PAGES.map(({ path, feature, file }) => ({
    path,
    limit: limitOf(path),
    kilobytes: weighScripts(manifest, `src/features/${feature}/web/${file}-page.tsx`) / 1000,
  }));
  expect(weights.length).toBeGreaterThan(25);
  expect(weights.filter(({ kilobytes, limit }) => kilobytes > limit)).toEqual([]);
});

test('a session of practice shows its first question with at most the scripts that are promised', () => {
  expect(weighScripts(readManifest(), SESSION_PAGE, SESSION_PLAYER) / 1000).toBeLessThanOrEqual(
    PRACTICE_SCRIPT_KB,
  );
});
