import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { paths } from '#paths';
import { atMost, type Benchmark, type Row } from './benchmark.ts';
import { EVERYTHING_KB, PLAYER_SCRIPT_KB, SCRIPT_KB } from './weight-promises.ts';
import { withChromium } from './with-chromium.ts';
import { withSite } from './with-site.ts';

const IDLE_MS = 700;
// The longer of the two in bytes.
const LOCALE = 'zh-TW';

// Public, and not in the sitemap that search engines get. The checkout is not: it leads a visitor to sign-in first.
const UNLISTED = [paths.cart(), paths.signin(), paths.signup(), paths.code(), paths.forgetPassword()];

const KINDS = ['scripts', 'styles', 'html', 'pictures', 'rest', 'headers'] as const;
type Weight = Record<(typeof KINDS)[number], number>;

function kindOf(mediaType: string): Exclude<(typeof KINDS)[number], 'headers'> {
  if (mediaType.includes('javascript')) return 'scripts';
  if (mediaType.includes('css')) return 'styles';
  if (mediaType.includes('html')) return 'html';
  return mediaType.startsWith('image/') ? 'pictures' : 'rest';
}

/** The bytes on the wire, compressed as they were sent. */
async function weigh(requests: readonly Request[]): Promise<Weight> {
  const weight: Weight = { scripts: 0, styles: 0, html: 0, pictures: 0, rest: 0, headers: 0 };
  for (const request of requests) {
    const [response, sizes] = await Promise.all([request.response(), request.sizes()]);
    weight[kindOf(response?.headers()['content-type'] ?? '')] += sizes.responseBodySize;
    weight.headers += sizes.responseHeadersSize;
  }
  return weight;
}

/** Scrolls to the end and back: pictures below the fold load when they are near. */
async function scrollThrough(page: Page): Promise<void> {
  for (let before = -1, at = 0; at !== before;) {
    before = at;
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
    at = await page.evaluate(() => window.scrollY);
  }
}

const countBlockingScripts = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            /\.js(\?|$)/.test(entry.name) &&
            'renderBlockingStatus' in entry &&
            entry.renderBlockingStatus === 'blocking',
        ).length,
  );

type Visit = { readonly weight: Weight; readonly blockingScripts: number };

/** A visit with an empty cache, until no more requests are made. */
async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}.`);
  await scrollThrough(page);
  await page.waitForTimeout(IDLE_MS);
  const blockingScripts = await countBlockingScripts(page);
  const weight = await weigh(finished);
  await page.close();
  return { weight, blockingScripts };
}

const phone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: LOCALE,
  });

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const context = await phone(browser);
  try {
    return await visit(context, address);
  } finally {
    await context.close();
  }
}

/**
 * The player with an open attempt. Only the API was called before, so the cookie is there and no page is
 * cached.
 */
async function visitPlayer(browser: Browser, site: string): Promise<Visit> {
  const context = await phone(browser);
  try {
    const started = await context.request.post(`${site}/api/attempts`, {
      headers: { 'x-requested-key': DEVELOPMENT_APP_KEY },
      data: { mock_test: 'free-trial', skill: 'reading' },
    });
    const { attempt_id: attemptId } = (await started.json()) as { attempt_id: string };
    return await visit(context, site + paths.attempt({ attemptId }));
  } finally {
    await context.close();
  }
}

/** Without headers: HTTP/2, which a proxy in front speaks, sends nearly nothing for those that repeat. */
function rowsOf(name: string, { weight }: Visit): Row[] {
  const kb = (bytes: number) => bytes / 1000;
  const everything = KINDS.reduce((sum, kind) => (kind === 'headers' ? sum : sum + weight[kind]), 0);
  const note = KINDS.map((kind) => `${kind} ${kb(weight[kind]).toFixed(1)}`).join(', ');
  return [
    atMost(SCRIPT_KB, { measure: `${name} scripts`, value: kb(weight.scripts), unit: 'KB' }),
    atMost(EVERYTHING_KB, { measure: `${name} everything`, value: kb(everything), unit: 'KB', note }),
  ];
}

async function listPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set([...listed, ...UNLISTED])];
}

export const benchmark: Benchmark<'pages'> = {
  name: 'page-weight',
  promise: `a first visit takes at most ${SCRIPT_KB} KB of scripts and ${EVERYTHING_KB} KB in all, and no script blocks`,
  parameters: { pages: 1_000 },
  smoke: { pages: 1 },
  run: ({ pages }) =>
    withSite((site) =>
      withChromium(async ({ browser }) => {
        const visits: Visit[] = [];
        const weighed = async (name: string, visited: Promise<Visit>) => {
          const last = await visited;
          visits.push(last);
          return rowsOf(name, last);
        };
        const [, newest] = await weighed(
          '/ for the first visitor after a start,',
          visitOnce(browser, site.url),
        );
        const rows: Row[] = newest ? [newest] : [];
        for (const path of (await listPaths(site.url)).slice(0, pages)) {
          const address = site.url + path;
          // An earlier visit has cached and compressed the page.
          await fetch(address, { headers: { 'accept-language': LOCALE } });
          rows.push(...(await weighed(path, visitOnce(browser, address))));
        }
        // Of the player the scripts alone are promised: its paper is as long as it is.
        const player = await visitPlayer(browser, site.url);
        visits.push(player);
        const playerScripts = player.weight.scripts / 1000;
        rows.push(atMost(PLAYER_SCRIPT_KB, { measure: 'player scripts', value: playerScripts, unit: 'KB' }));
        const blocking = Math.max(...visits.map(({ blockingScripts }) => blockingScripts));
        return [
          ...rows,
          atMost(0, { measure: 'render-blocking on any page', value: blocking, unit: 'scripts' }),
        ];
      }),
    ),
};
