import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';
import { GENERATOR_NAMES } from '../../domain/endless/generators.ts';
import { createEndlessSets } from '../content/endless-sets.ts';
import { createPracticeCatalogue } from '../content/practice-catalogue.ts';

const { aBrowser, aSession, givePlan, query } = usePractice();

type Unit = {
  readonly id: string;
  readonly set: { readonly id: string };
  readonly key: readonly [{ readonly solution: { readonly key: string } }];
  readonly material: { readonly recording: { readonly src: string; readonly durationMs: number } | null };
  readonly speech?: readonly { readonly src: string; readonly pauseMs: number }[];
};

async function aLearner() {
  const { token, account } = await aSession();
  givePlan(account.id);
  const learner = aBrowser(token);
  const start = async (generator: string, session = randomUUID()) => {
    const { status, body } = await learner.start({ mode: 'generator', generator }, session);
    expect(status).toBe(200);
    return { session, units: body['units'] as unknown as readonly Unit[] };
  };
  const skills = async () =>
    (await learner.send('GET', 'skills?zone=UTC')).body['generators'] as unknown as readonly {
      readonly generator: string;
      readonly by_ear: boolean;
      readonly answers: number;
      readonly right: number;
    }[];
  return { learner, start, skills };
}

test('each generator gives ten questions, the same for the same session and others for the next', async () => {
  const { start, skills } = await aLearner();
  for (const { generator, by_ear: byEar } of await skills()) {
    const { session, units } = await start(generator);
    expect(units).toHaveLength(10);
    expect((await start(generator, session)).units).toEqual(units);
    const other = await start(generator);
    expect(other.units.map(({ id }) => id)).not.toEqual(units.map(({ id }) => id));
    for (const { material, speech = [] } of units) {
      expect(speech.length > 0).toBe(byEar);
      expect(speech.every(({ src }) => /^\/media\/said\/[a-z0-9-]+\.wav\?v=1$/u.test(src))).toBe(true);
      expect(material.recording === null).toBe(!byEar);
    }
  }
});

test('the server makes a question again to mark it, and believes nothing of the browser’s', async () => {
  const { learner, start, skills } = await aLearner();
  const { session, units } = await start('telephone-numbers');
  const [one, two, three] = units.map(({ set, key }) => ({ set: set.id, key: key[0].solution.key }));
  if (!one || !two || !three) throw new Error('There are too few questions.');
  const { body } = await learner.answer(
    anAnswer(session, 1, { set: one.set, value: one.key.replaceAll(' ', '') }),
    anAnswer(session, 1, { set: two.set, value: one.key }),
    // Of a seed that the session does not have, and of none.
    anAnswer(session, 1, { set: 'endless/telephone-numbers-0000000', value: '1' }),
    anAnswer(session, 1, { set: 'endless/nothing-0000000', value: '1' }),
    anAnswer(session, 2, { set: three.set, value: three.key }),
  );
  expect(body['saved']).toMatchObject([
    { set: one.set, right: true },
    { set: two.set, right: false, mistake: 'opened', accepted: [two.key] },
  ]);
  expect(body['refused']).toMatchObject([
    { because: 'question-unknown' },
    { because: 'question-unknown' },
    { because: 'question-unknown' },
  ]);
  expect((await skills()).find(({ generator }) => generator === 'telephone-numbers')).toMatchObject({
    answers: 2,
    right: 1,
  });
  // The mistake is asked again, the same question from the same seed.
  const again = await learner.start({ mode: 'mistakes' });
  expect(again.body['units']).toMatchObject([{ id: `${two.set}#1` }]);
  const mistakes = await learner.send('GET', 'mistakes?zone=UTC&state=open');
  expect(mistakes.body['mistakes']).toMatchObject([
    { source: 'practice', title: 'Telephone and membership numbers', given: one.key, accepted: [two.key] },
  ]);
});

test('a slip at a made question is taken back, and its generator’s difficulty with it', async () => {
  const { learner, start, skills } = await aLearner();
  const { session, units } = await start('irregular-verbs');
  const answer = anAnswer(session, 1, { set: units[0]?.set.id, value: 'goed' });
  // The difficulty is the generator’s: no question of its own is answered often enough.
  const rated = () =>
    query(`select set, answers from practice_question_ratings where set like 'endless/irregular%'`, []);
  await learner.answer(answer);
  expect(await rated()).toEqual([{ set: 'endless/irregular-verbs', answers: 1 }]);
  await learner.send('POST', 'undone-answers', { answers: [answer.answer] });
  expect(await rated()).toEqual([{ set: 'endless/irregular-verbs', answers: 0 }]);
  expect((await skills()).find(({ generator }) => generator === 'irregular-verbs')).toMatchObject({
    answers: 0,
  });
});

test('what is made counts among the ten questions of an account without a plan', async () => {
  const learner = aBrowser((await aSession()).token);
  const { body } = await learner.start({ mode: 'generator', generator: 'dates' }, randomUUID(), 40);
  const units = body['units'] as unknown as readonly Unit[];
  expect(units).toHaveLength(10);
  await learner.answer(
    ...units.map(({ set }) => anAnswer(String(body['session']), 1, { set: set.id, value: '1 May' })),
  );
  expect((await learner.start({ mode: 'generator', generator: 'dates' })).status).toBe(429);
});

test('without their clips the generators by ear are not there, and each that is there counts as one question', () => {
  const none = { all: [], find: () => undefined };
  const silent = createPracticeCatalogue(none, createEndlessSets(undefined));
  expect(silent.generators).toEqual(['irregular-verbs', 'chart-figures']);
  expect(silent.questionCount).toBe(2);
  const heard = { synthetic: true, find: () => ({ src: '/media/said/a.wav', durationMs: 300 }) };
  expect(createPracticeCatalogue(none, createEndlessSets(heard)).questionCount).toBe(GENERATOR_NAMES.length);
  expect(silent.findQuestion('endless/dates-0000000', 1)).toBeUndefined();
});
