import { expect, test } from '@playwright/test';
import { PAGES } from '../src/pages.ts';
import { PLAYER_SCRIPT_KB, SCRIPT_KB } from '../bench/weight-promises.ts';
import { readManifest, weighScripts } from './browser/weigh-scripts.ts';

/** Pages with the player, and pages that need an attempt first: a visitor starts elsewhere. */
const PLAYER = ['tour', 'attempts/:attemptId', 'attempts/:attemptId/result', 'sittings/:sittingId'];
/** For developers. */
const GALLERY = 'dev/ui';

const OPEN_PAGES = PAGES.filter(({ access, path }) => access === 'anyone' && path !== GALLERY);

test('no page that a visitor can open loads more scripts than is promised', () => {
  const manifest = readManifest();
  const weights = OPEN_PAGES.map(({ path, feature, file }) => ({
    path,
    limit: PLAYER.includes(path) ? PLAYER_SCRIPT_KB : SCRIPT_KB,
    kilobytes: weighScripts(manifest, `src/features/${feature}/web/${file}-page.tsx`) / 1000,
  }));
  expect(weights.length).toBeGreaterThan(25);
  expect(weights.filter(({ kilobytes, limit }) => kilobytes > limit)).toEqual([]);
});
