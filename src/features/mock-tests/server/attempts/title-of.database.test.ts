import { expect, test } from 'vitest';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import type { SittingView } from '../../sittings-contract.ts';
import { aBrowser, papersOf, shippedPapers, useMockTests } from './attempt-fixture.ts';

const title = { en: 'Harbour', 'zh-Hant': '港灣' };
const papers = loadFourSkills({ paper: { title } });
const ofCourse = loadFourSkills({ paper: { title, access: 'courses', courses: ['ielts-basics'] } });
const { api, browser, mount } = useMockTests({ papers });

test('every reply with an attempt names its mock test, even a paper that courses open', async () => {
  const visitor = browser();
  const { body: started } = await visitor.start('harbour', 'listening');
  const later = aBrowser(await mount(ofCourse), { cookie: visitor.cookie() });
  const { attempt_id: id } = started;
  const paused = await later.send<{ attempt: object }>('POST', `/api/attempts/${id}/pause`, { paused: true });
  await later.send('POST', `/api/attempts/${id}/pause`, { paused: false });
  const replies = [
    started,
    paused.body.attempt,
    (await later.get(id)).body.attempt,
    (await later.list()).body.attempts[0],
    (await later.submit(id)).body.attempt,
    (await later.result(id)).body.attempt,
  ];
  expect(replies).toEqual(replies.map(() => expect.objectContaining({ attempt_id: id, test_title: title })));
});

test('a sitting and the attempts of its sections have the same name', async () => {
  const { body } = await aBrowser(api(), { language: 'zh-Hant' }).send<{ sitting: SittingView }>(
    'POST',
    '/api/sittings',
    { mock_test: 'harbour' },
  );
  expect(body.sitting.title).toBe('港灣');
  expect(body.sitting.sections[0]?.attempt?.test_title).toEqual(title);
});

test('an attempt at a test that the content no longer has is named by its slug', async () => {
  const visitor = browser();
  await visitor.start('harbour', 'writing');
  const later = aBrowser(await mount(papersOf()), { cookie: visitor.cookie() });
  const [attempt] = (await later.list()).body.attempts;
  expect(attempt?.test_title).toEqual({ en: 'harbour', 'zh-Hant': 'harbour' });
});

test('the paper of the tour has its name', async () => {
  const visitor = aBrowser(await mount(shippedPapers()));
  const { body } = await visitor.send<{ test_title: unknown }>('GET', '/api/demonstration');
  expect(body.test_title).toEqual(shippedPapers().findMockTest('demonstration')?.title);
});
