import { paths } from '#paths';
import { aLearner, askSession, aSessionOf } from './browser/a-learner.ts';
import { DESK, LONG, PHONE, siteUrl } from './browser/site-test.ts';
import {
  alive,
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  sidewaysScroll,
  test,
  unlessWith,
  until,
  type OldPage,
} from './oldest-browser-chromium.ts';

/** From the cart to the purchase, in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

/** Clicks an element when it is there, and waits for its address. */
async function follow(page: OldPage, selector: string, address: string): Promise<void> {
  await until(page, selector);
  await page.click(selector);
  await page.waitForFunction((wanted) => window.location.href.indexOf(wanted) >= 0, {}, address);
}

for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
  const title = `a visitor's cart is filled, counted, changed and kept, with ${name}`;
  test(title, LONG, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.setViewport(PHONE);
    await page.goto(siteUrl() + paths.course({ slug: 'grammar-basics' }));
    await alive(page);
    await page.click('[data-product-id="grammar_basics_id"]');
    await until(page, '[data-in-cart="grammar_basics_id"]');
    await page.goto(siteUrl() + paths.plan({ slug: 'basic-account' }));
    await alive(page);
    await page.click('[data-product-id="basic_account_id"]');
    await until(page, '[data-in-cart="basic_account_id"]');
    await page.goto(siteUrl() + paths.cart());
    await alive(page);
    await until(page, '[data-cart-line="basic_account_id"]');
    await page.waitForFunction(() => document.body.innerText.indexOf('US$78') >= 0);
    for (const size of [PHONE, DESK]) {
      await page.setViewport(size);
      expect(await sidewaysScroll(page), `${size.width} px`).toBe(0);
    }
    await page.reload();
    await until(page, '[data-cart-line="grammar_basics_id"]');
    const count = await page.evaluate(() =>
      Array.from(document.querySelectorAll('[data-cart-count]'), (each) => each.textContent),
    );
    expect(new Set(count)).toEqual(new Set(['2']));
  });

  const usual = unlessWith('all that Chromium 75 has', name);
  test(`a learner pays, and has it at once, with ${name}`, usual, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    const { stored, cookie } = await askSession(await aSessionOf(await aLearner()));
    await page.setCookie({ name: 'refresh', value: cookie, url: `${siteUrl()}/api/users` });
    await page.goto(`${siteUrl()}/robots.txt`);
    await page.evaluate((text) => {
      localStorage.setItem('auth', text);
      localStorage.setItem('cart', '{"lines":[{"productId":"grammar_basics_id","quantity":1}]}');
    }, stored);
    await page.setViewport(PHONE);
    await page.goto(siteUrl() + paths.checkout());
    await alive(page);
    await until(page, '[name="terms"]');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.click('[name="terms"]');
    await follow(page, 'main form [type="submit"]', '/sandbox/pay/');
    // The address is there before the page is.
    await until(page, '[name="card"][value="paid"]');
    await page.click('[name="card"][value="paid"]');
    await follow(page, 'main form [type="submit"]', paths.checkoutReturn());
    await until(page, `main a[href="${paths.course({ slug: 'grammar-basics' })}"]`);
    await page.goto(siteUrl() + paths.orders());
    await alive(page);
    await until(page, '[data-order]');
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
