import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueReader } from '../../catalogue-contract.ts';
import { createCatalogueReader } from './catalogue-reader.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { openNotices } from '#platform/database/notices.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { priceCatalogue } from './price-catalogue.ts';
import { followPrices } from './prices-in-force.ts';
import { saveOverride } from './product-override-store.ts';

const content = createCatalogueReader(contentOrThrow(loadCatalogue('content', createMediaFiles('media'))));
const soon = { timeout: 15_000, interval: 20 };
const closers: (() => Promise<void>)[] = [];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => void (await database.pool.query('delete from product_overrides')));
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(async () => await database.drop());

/** A process that shows the catalogue; `deaf`: notices do not reach it. */
async function aProcess({ deaf = false, lookEveryMs = 60_000 } = {}) {
  const { log, text: logText } = collectLog();
  const notices = openNotices({ pool: database.pool, log, firstPauseMs: 20 });
  const prices = await followPrices({
    database: database.db,
    notices: deaf ? { send: async () => undefined, listen: () => undefined } : notices,
    log,
    lookEveryMs,
  });
  closers.push(async () => void (await Promise.all([notices.stop(), prices.close()])));
  const changed = vi.fn();
  prices.onChange(changed);
  return { prices, changed, catalogue: priceCatalogue(content, prices), logText };
}

const set = (productId: string, priceMinor: number | null, available = true) =>
  saveOverride(database.db, { productId, priceMinor, available });

const course = (catalogue: CatalogueReader) => catalogue.findCourse('grammar-basics', 'en')?.offer;
const pack = (catalogue: CatalogueReader) =>
  catalogue.findTeacher('hannah', 'en')?.rates.low.entries.find(({ key }) => key === '10_lesson');

test('what an admin has set is in every view of a course, a plan and a teacher, and nothing else changes', async () => {
  await set('grammar_basics_id', 3900);
  await set('premium_account_id', null, false);
  await set('lesson:teacher_01:low:10_lesson', 3000, false);
  const { catalogue } = await aProcess();
  expect(course(catalogue)).toMatchObject({ priceMinor: 3900, available: true });
  expect(catalogue.listCourses('zh-Hant').map(({ offer }) => offer?.priceMinor)).toContain(3900);
  const premium = { productId: 'premium_account_id', priceMinor: 7900, available: false };
  expect(catalogue.findPlan('premium-account', 'en')?.offer).toMatchObject(premium);
  expect(catalogue.listPlans('en').map(({ offer }) => offer?.available)).toEqual([undefined, true, false]);
  expect(pack(catalogue)).toMatchObject({ priceMinor: 3000, available: false });
  const [hannah, ...others] = catalogue.listTeachers('en');
  expect(hannah?.rates.high).toEqual(content.listTeachers('en')[0]?.rates.high);
  expect(others).toEqual(content.listTeachers('en').slice(1));
  expect(catalogue.findCourse('ielts-basics', 'en')).toEqual(content.findCourse('ielts-basics', 'en'));
  expect(catalogue.findCourse('free-trial', 'en')?.offer).toBeNull();
});

test('a change is known where it was made when the call is over, and soon in every other process', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  await set('grammar_basics_id', 1234);
  expect(course(here.catalogue)?.priceMinor).toBe(4900);
  await here.prices.tellChanged();
  expect(course(here.catalogue)?.priceMinor).toBe(1234);
  expect(here.changed).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(course(there.catalogue)?.priceMinor).toBe(1234), soon);
  expect(there.changed).toHaveBeenCalledTimes(1);
});

test('a change that no notice told of is seen by looking now and then; looking without a change drops no page', async () => {
  const { catalogue, changed } = await aProcess({ deaf: true, lookEveryMs: 20 });
  await set('grammar_basics_id', 4321);
  await vi.waitFor(() => expect(course(catalogue)?.priceMinor).toBe(4321), soon);
  const looks = vi.spyOn(database.db, 'select');
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(3), soon);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('prices that cannot be read stay as they were, and the log says so', async () => {
  await set('grammar_basics_id', 2000);
  const { prices, catalogue, logText } = await aProcess({ deaf: true });
  vi.spyOn(database.db, 'select').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  await prices.tellChanged();
  expect(course(catalogue)?.priceMinor).toBe(2000);
  expect(logText()).toContain('The prices in force could not be read.');
});
