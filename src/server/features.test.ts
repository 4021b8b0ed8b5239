import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { FACES, type FeatureName } from '../faces.ts';
import type { SiteFeature, SiteServices } from './feature-services.ts';
import { dataOfFeatures, FEATURES, jobsOfFeatures } from './features.ts';

const FOLDER = 'src/features';
const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const features = Object.entries(FEATURES) as [FeatureName, SiteFeature][];

/** Jobs close over their services, and read none before they run. */
const jobs = jobsOfFeatures({ shop: {}, sandbox: { jobs: [] } } as unknown as SiteServices['jobs']);

test('every folder of features with pages or a server is in the list', () => {
  const wired = readdirSync(FOLDER).filter((name) =>
    readdirSync(`${FOLDER}/${name}`).some((part) => part === 'web' || part === 'server'),
  );
  expect(Object.keys(FACES).toSorted()).toEqual(wired.toSorted());
  expect(Object.keys(FEATURES).toSorted()).toEqual(wired.toSorted());
});

test('every page module is a page of its feature', () => {
  for (const [name, { pages }] of Object.entries(FACES)) {
    // The page of an error has no default export, and no address.
    const modules = filesOf(`${FOLDER}/${name}`).filter(
      (file) =>
        file.endsWith('-page.tsx') &&
        readFileSync(`${FOLDER}/${name}/${file}`, 'utf8').includes('export default'),
    );
    const declared = Object.values(pages.pages).map(({ file }) => `web/${file}-page.tsx`);
    // A redirect renders nothing.
    const rendered = declared.filter((file) => file !== 'web/home-redirect-page.tsx');
    expect(rendered.toSorted(), name).toEqual(modules.toSorted());
  }
});

test('every module of texts is a group of its feature, in both languages', () => {
  for (const [name, { texts }] of Object.entries(FACES)) {
    const modules = filesOf(`${FOLDER}/${name}`).filter((file) => /(?:^|[/-])texts-en\.ts$/.test(file));
    // Emails are written on the server, in texts of their own.
    const groups = modules.filter((file) => !file.includes('mail'));
    expect(Object.keys(texts.en).length, name).toBe(groups.length);
  }
});

test('every module of a job is a job of its feature', () => {
  const modules = filesOf(FOLDER).flatMap((file) => /([^/]+)-job\.ts$/.exec(file)?.[1] ?? []);
  const names = jobs.map(({ name }) => name);
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((name) => !names.includes(name) && name !== 'deliver-sandbox-webhook')).toEqual([]);
});

test('no two features have a table of the same name', () => {
  const names = features.flatMap(([, { tables }]) => Object.keys(tables));
  expect(new Set(names).size).toBe(names.length);
});

describe('personal data', () => {
  const data = (feature: SiteFeature) =>
    feature.personalData({ papers: {}, clock: systemClock } as unknown as SiteServices['data']);

  test.each(features.filter(([name]) => name !== 'accounts'))(
    'of %s is exported where its tables say',
    (_, feature) => {
      const parts = Object.values(feature.tables).flatMap((use) =>
        typeof use === 'string' ? [] : [use.part],
      );
      expect([...new Set(parts)]).toEqual(data(feature).map(({ name }) => name));
    },
  );

  test('is what accounts exports and erases', () => {
    const services = { papers: {}, clock: systemClock } as unknown as SiteServices['data'];
    expect(dataOfFeatures(services).map(({ name }) => name)).toEqual([
      'mock_tests',
      'grading',
      'courses',
      'teacher_marking',
      'bookings',
      'learning_events',
      'contact_messages',
      'shop',
      'opening_requests',
      'practice',
    ]);
  });
});
