// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { deskPaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { DeskWork } from '../desk-replies.ts';
import { SeedResult } from './seed-result.tsx';

type Seed = NonNullable<DeskWork['seed']>;
const t = (key: Parameters<typeof say>[1]) => say('en', key);

const CRITERIA = [
  'task-response',
  'coherence-and-cohesion',
  'lexical-resource',
  'grammatical-range-and-accuracy',
] as const;
const aSeed = (changes: Partial<Seed> = {}): Seed => ({
  is_within: false,
  own_band: 7,
  agreed_band: 6,
  criterion_tolerance: 1,
  overall_tolerance: 0.5,
  criteria: CRITERIA.map((criterion, at) => ({
    criterion,
    own_band: at === 0 ? 7.5 : 7,
    agreed_band: 6,
    reason: at === 0 ? 'It answers half of the question.' : '',
  })),
  ...changes,
});

function show(seed: Seed) {
  return renderPage({
    page: () => <SeedResult seed={seed} />,
    path: deskPaths.order({ markingOrderId: 'x' }),
  });
}

test('bands outside of the tolerance are marked, for eyes and for screen readers', async () => {
  const { container, findByText, getByText } = show(aSeed());
  await findByText(t('desk.seed.outside'));
  // A criterion may be a whole band away, and the overall band half a one.
  const apart = [...container.querySelectorAll('tbody tr')]
    .filter((row) => row.textContent?.includes(t('desk.seed.apart')))
    .map((row) => row.querySelector('th')?.textContent);
  expect(apart).toEqual([t('markingWords.criterion.task-response'), t('desk.band.overall')]);
  getByText('It answers half of the question.');
});

test('bands that are near are thanked for', async () => {
  const criteria = aSeed().criteria.map((each) => ({ ...each, own_band: 6 }));
  const { container, findByText } = show(aSeed({ is_within: true, own_band: 6, criteria }));
  await findByText(t('desk.seed.within'));
  expect(container.textContent).not.toContain(t('desk.seed.apart'));
});

test('of a work that was retired meanwhile nothing is compared', async () => {
  const { container, findByText } = show(
    aSeed({ is_within: null, own_band: null, agreed_band: null, criteria: [] }),
  );
  await findByText(t('desk.seed.retired'));
  expect(container.querySelector('table')).toBeNull();
});

test('reasons are left out once the learner has withdrawn the text', async () => {
  const criteria = aSeed().criteria.map((each) => ({ ...each, reason: '' }));
  const { findByText, queryByText } = show(aSeed({ criteria }));
  await findByText(t('desk.seed.outside'));
  expect(queryByText(t('desk.seed.reasons'))).toBeNull();
});
