import { expect, test } from 'vitest';
import { aBrowser, shippedPapers, useMockTests } from './attempt-fixture.ts';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import { listFullTests, viewTestSection } from './list-full-tests.ts';

const papers = (written: Parameters<typeof loadFourSkills>[0] = {}) =>
  loadFourSkills({ ...written, paper: { access: 'plans' } });
const { browser, mount } = useMockTests({ papers: papers() });

test('a full test says what it contains and what opens each section', () => {
  expect(listFullTests(papers(), 'en', [])).toEqual([
    {
      mock_test: 'harbour',
      title: 'Harbour',
      sections: [
        {
          skill: 'listening',
          minutes: 4,
          questions: 3,
          opened_by: ['basic_account', 'premium_account'],
          ready: true,
          may_sit: false,
        },
        {
          skill: 'writing',
          minutes: 60,
          questions: null,
          opened_by: ['basic_account', 'premium_account'],
          ready: true,
          may_sit: false,
        },
        {
          skill: 'speaking',
          minutes: null,
          questions: null,
          opened_by: ['premium_account'],
          ready: true,
          may_sit: false,
        },
      ],
    },
  ]);
});

test.each([
  [['basic_account'], [true, true, false]],
  [['premium_account'], [true, true, true]],
  [['ielts_basics'], [false, false, false]],
])('with %j one may sit %j of Listening, Writing and Speaking', (plans, may) => {
  const [harbour] = listFullTests(papers(), 'en', plans);
  expect(harbour?.sections.map((section) => section.may_sit)).toEqual(may);
});

test('with extra time the same section takes longer', () => {
  const [listening, writing, speaking] = papers().findMockTest('harbour')?.editions ?? [];
  const minutes = [listening, writing, speaking].map(
    (edition) => edition && viewTestSection(edition, [], 125).minutes,
  );
  // 184.5 s are 3:04 of the usual time, and 3:51 then.
  expect(minutes).toEqual([4, 75, null]);
});

test('without its recordings a section is not ready', () => {
  const [harbour] = listFullTests(papers({ audio: false }), 'zh-Hant', []);
  expect(harbour?.sections.map(({ ready }) => ready)).toEqual([false, true, true]);
});

test('a paper of a course is no full test, and no plan opens it', () => {
  const ofCourse = loadFourSkills({ paper: { access: 'courses', courses: ['ielts-basics'] } });
  const [first] = ofCourse.editions;
  expect(listFullTests(ofCourse, 'en', ['premium_account', 'ielts_basics'])).toEqual([]);
  expect(first && viewTestSection(first, ['premium_account'])).toMatchObject({
    opened_by: [],
    may_sit: false,
  });
  expect(first && viewTestSection(first, ['ielts_basics'])).toMatchObject({ opened_by: [], may_sit: true });
});

test('the free trial and the demonstration are no full tests', () => {
  const slugs = listFullTests(shippedPapers(), 'en', []).map((each) => each.mock_test);
  expect(slugs).toContain('academic-1');
  expect(slugs).not.toContain('free-trial');
  expect(slugs).not.toContain('demonstration');
});

test('who has no plan is refused, and told which one opens the section', async () => {
  const { status, body } = await browser().start('harbour', 'writing');
  expect([status, body.type]).toEqual([403, expect.stringContaining('plan-needed')]);
});

test('who has no course is refused a paper of courses, and told how to come by it', async () => {
  const ofCourse = loadFourSkills({ paper: { access: 'courses', courses: ['ielts-basics'] } });
  const visitor = aBrowser(await mount(ofCourse));
  const { status, body, text } = await visitor.start('harbour', 'writing');
  expect([status, body.type]).toEqual([403, expect.stringContaining('course-needed')]);
  expect(text).toContain('Buy the course on its page');
  const whole = await visitor.send<object>('POST', '/api/sittings', { mock_test: 'harbour' });
  expect([whole.status, whole.body.type]).toEqual([403, expect.stringContaining('course-needed')]);
});
