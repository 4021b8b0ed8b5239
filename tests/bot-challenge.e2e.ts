import type { Page, Route } from '@playwright/test';
import { paths } from '#paths';
import { startSite, type SiteProcess } from './browser/site-process.ts';
import { expect, hydrated, open, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const EMAIL = 'nobody.here@example.org';
const arrived = (page: Page) =>
  expect(page.getByText(say('en', 'accounts.forgetPassword.sent', { email: EMAIL })).first()).toBeVisible();

async function fillIn(page: Page): Promise<void> {
  await page.locator('form [name="email"]').fill(EMAIL);
}
const send = (page: Page) => page.locator('form [type="submit"]').click();
const typed = (page: Page) => expect(page.locator('form [name="email"]')).toHaveValue(EMAIL);

/**
 * The bot challenge with each service, under the real site's policy. A script that does not load, or never
 * ends, is tested without a browser: src/platform/bot-challenge/solve-challenge.test.ts.
 */
test('without a service the page does the work itself, and asks no other site', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, paths.forgetPassword());
  await fillIn(page);
  const request = page.waitForRequest('**/api/users/password/forgot');
  await send(page);
  await arrived(page);
  // One that is sent is always checked.
  const { challenge } = (await request).postDataJSON() as { challenge: string };
  expect(Buffer.from(challenge, 'base64').toString()).toContain('"derivedKey"');
  expect(hosts.size).toBe(1);
});

test('a public page knows nothing of challenges', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, paths.home());
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /challenge|pbkdf/.test(url))).toEqual([]);
});

type Service = {
  readonly env: Readonly<Record<string, string>>;
  /** The behaviour of its script, written from its documentation. */
  readonly script: string;
  readonly address: string;
};

const SERVICES: Readonly<Record<string, Service>> = {
  Turnstile: {
    env: { TURNSTILE_SITE_KEY: 'turnstile-site-key', TURNSTILE_SECRET: 'turnstile-secret' },
    address: 'https://challenges.cloudflare.com/**',
    script: `window.turnstile = {
      render(place, options) {
        const frame = document.createElement('iframe');
        frame.src = 'https://challenges.cloudflare.com/cdn-cgi/frame';
        frame.onload = () => options.callback('token for ' + options.sitekey + ' ' + options.action);
        place.appendChild(frame);
        return 'widget';
      },
      remove() {},
    };`,
  },
  reCAPTCHA: {
    env: { RECAPTCHA_SITE_KEY: 'recaptcha-site-key', RECAPTCHA_SECRET: 'recaptcha-secret' },
    address: /^https:\/\/(?:www\.google|www\.gstatic|recaptcha\.google)\.com\//.source,
    script: `window.grecaptcha = {
      ready(run) {
        const script = document.createElement('script');
        script.src = 'https://www.gstatic.com/recaptcha/releases/v1/recaptcha__en.js';
        script.onload = run;
        document.head.appendChild(script);
      },
      render(place, options) {
        this.options = options;
        this.place = place;
        return 0;
      },
      reset() {},
      execute() {
        const frame = document.createElement('iframe');
        frame.src = 'https://www.google.com/recaptcha/api2/anchor';
        frame.onload = () => this.options.callback('token for ' + this.options.sitekey + ' ' + this.options.size);
        this.place.appendChild(frame);
      },
    };`,
  },
};

/** Replaces a service: its script, and empty pages for every other request. */
function answerAs({ script }: Service) {
  return (route: Route) => {
    const isScript = /\/api\.js/.test(route.request().url());
    const isMore = route.request().resourceType() === 'script';
    return route.fulfill({
      contentType: isMore ? 'text/javascript' : 'text/html',
      body: isScript ? script : isMore ? '' : '<p>frame</p>',
    });
  };
}

for (const [name, service] of Object.entries(SERVICES)) {
  test.describe(`with ${name}`, () => {
    // One site for all of them.
    test.describe.configure({ mode: 'default' });
    let site: SiteProcess;
    test.beforeAll(async () => {
      site = await startSite({ env: service.env });
    });
    test.afterAll(async () => {
      await site.stop();
    });
    const address = service.address.startsWith('^') ? new RegExp(service.address) : service.address;

    /** By the router, as visitors do: the policy is that of the first page. */
    async function openForm(page: Page): Promise<void> {
      await page.goto(`${site.url}${paths.signin()}`);
      await hydrated(page);
      await page.locator(`a[href="${paths.forgetPassword()}"]`).click();
      await expect(page.locator('h1')).toHaveText(say('en', 'accounts.forgetPassword.title'));
    }

    test('the form asks for its script when it is sent, not before, and sends what that gives, without a word of the policy', async ({
      page,
    }) => {
      const requests: string[] = [];
      await page.route(address, (route) => {
        requests.push(route.request().url());
        return answerAs(service)(route);
      });
      let sent: unknown;
      await page.route('**/api/users/password/forgot', (route) => {
        sent = route.request().postDataJSON();
        return route.fulfill({ contentType: 'application/json', body: '{"status":true}' });
      });
      await openForm(page);
      const known = page.waitForResponse('**/api/users/challenge');
      await fillIn(page);
      await known;
      expect(requests).toEqual([]);
      await send(page);
      await arrived(page);
      expect(requests.length).toBeGreaterThan(0);
      const key = Object.values(service.env)[0];
      expect(sent).toEqual({ email: EMAIL, challenge: expect.stringContaining(`token for ${key}`) });
    });

    // Alike with either: src/platform/bot-challenge/site-verify.test.ts.
    if (name !== 'Turnstile') return;
    test('a service that our server cannot ask: the form says so and keeps what was typed', async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 503/);
      await page.route(address, answerAs(service));
      await openForm(page);
      await fillIn(page);
      await send(page);
      // No request of a test reaches the service.
      await expect(page.getByText('The security check did not respond')).toBeVisible();
      await typed(page);
    });
  });
}
