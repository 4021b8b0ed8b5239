import { paths } from '#paths';
import { siteUrl } from './browser/site-test.ts';
import { say } from './browser/texts.ts';
import { expect, RUNS_HERE, test } from './oldest-browser-chromium.ts';
import { forgetGlobalThis, forgetNewerThings } from './oldest-browser-lacks.ts';

/** The bot challenge in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

/** As on http on a local network, where browsers keep their cryptography to themselves. */
function hideCryptography(): void {
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
}

const BROWSERS = {
  'all that Chromium 75 has': [],
  'as little as Firefox 68 and Safari 12 have': [forgetNewerThings, forgetGlobalThis],
  'no cryptography of its own': [hideCryptography],
} as const;

/** Records the page's requests. A solution is always checked, so an accepted form had a right one. */
function keepBodies(): void {
  const send = window.fetch;
  const bodies: string[] = [];
  Object.assign(window, { bodies });
  window.fetch = (address, init) => {
    if (init !== undefined && typeof init.body === 'string') bodies.push(init.body);
    return send(address, init);
  };
}

for (const [name, lacks] of Object.entries(BROWSERS)) {
  test(`a form with its challenge is sent by a browser with ${name}`, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.evaluateOnNewDocument(keepBodies);
    await page.goto(`${siteUrl()}${paths.forgetPassword()}`);
    await page.waitForSelector('form [type="submit"]:not([disabled])');
    await page.type('[name="email"]', 'nobody.here@example.org');
    await page.click('form [type="submit"]');
    await page.waitForFunction(
      (sent) => document.body.innerText.includes(sent),
      { timeout: 60_000 },
      say('en', 'accounts.forgetPassword.sent', { email: 'nobody.here@example.org' }),
    );
    const [body = '{}'] = await page.evaluate(() => (window as unknown as { bodies: string[] }).bodies);
    const { challenge } = JSON.parse(body) as { challenge: string };
    expect(Buffer.from(challenge, 'base64').toString()).toContain('"derivedKey"');
  });
}
