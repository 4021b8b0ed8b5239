import { expect, test } from 'vitest';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';

const BANDS = [4, 4.5, 5, 5.5, 6, 6.5, 7];
const { aBrowser, aSession, givePlan } = usePractice(
  Array.from({ length: 21 }, (_, i) =>
    aSet(`grammar/set-${i}`, { skill: `G-gb-1-${i % 7}`, error: null, band: BANDS[i % BANDS.length] }),
  ),
);

type Part = { readonly units: readonly string[] };

test('a session has the length that was asked for, also after twenty wrong answers', async () => {
  const { token, account } = await aSession();
  givePlan(account.id);
  const learner = aBrowser(token);
  const asked = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    const { body } = await learner.start({ mode: 'today' });
    const units = (body['parts'] as unknown as readonly Part[]).flatMap((part) => part.units);
    expect(units).toHaveLength(10);
    for (const unit of units) asked.add(unit);
    const answers = units.map((unit) => {
      const [set, number] = unit.split('#');
      return anAnswer(String(body['session']), Number(number), { set, value: 'Wrong.' });
    });
    expect((await learner.answer(...answers)).body['saved']).toHaveLength(10);
  }
  for (const minutes of [10, 20, 40]) {
    const { body } = await learner.send('GET', `today?zone=UTC&minutes=${minutes}`);
    expect(body['questions']).toBe(minutes);
  }
  const { body } = await learner.start({ mode: 'today' }, undefined, 40);
  const units = (body['parts'] as unknown as readonly Part[]).flatMap((part) => part.units);
  expect(units).toHaveLength(40);
  expect(units.filter((unit) => asked.has(unit))).toEqual([]);
});
