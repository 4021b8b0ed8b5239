import { describe, expect, test } from 'vitest';
import { planInterview, responseOf } from '#ielts/paper/interview.ts';
import { isMarkedSection, partsOf, SKILLS, type Section, type Skill } from '#ielts/paper/paper.ts';
import { QUESTION_TYPES } from '#ielts/question-types/registry.ts';
import { listQuestionNumbers } from '#ielts/paper/question-numbers.ts';
import { sectionLengthMs } from '#ielts/paper/section-length.ts';
import { MINUTE, shippedPapers } from '#features/mock-tests/server/attempts/attempt-fixture.ts';

/** What is promised of the papers that come with the site, beyond what the content's rules ask of any paper. */
const papers = shippedPapers();

function sectionOf<S extends Skill>(mockTest: string, skill: S): Extract<Section, { skill: S }> {
  const section = papers.findEdition(mockTest, skill)?.section;
  if (section?.skill !== skill) throw new Error(`${mockTest} has no ${skill}.`);
  return section as Extract<Section, { skill: S }>;
}

const marked = papers.editions.flatMap(({ section }) => (isMarkedSection(section) ? [section] : []));

test('every question type of the test is on one of the papers', () => {
  const types = new Set(marked.flatMap(partsOf).flatMap(({ groups }) => groups.map(({ type }) => type)));
  expect(QUESTION_TYPES.filter((type) => !types.has(type))).toEqual([]);
});

describe('the free trial', () => {
  test('is a short form of all four skills', () => {
    expect(listQuestionNumbers(sectionOf('free-trial', 'listening'))).toHaveLength(10);
    expect(listQuestionNumbers(sectionOf('free-trial', 'reading'))).toHaveLength(13);
    const writing = sectionOf('free-trial', 'writing');
    expect([writing.tasks.length, writing.durationMinutes]).toEqual([1, 20]);
    expect(sectionOf('free-trial', 'speaking').parts.map(({ part }) => part)).toEqual([1, 2]);
  });

  test('takes less than an hour, with every answer of Speaking taken to its end', () => {
    const written = SKILLS.filter((skill) => skill !== 'speaking').map(
      (skill) => sectionLengthMs(sectionOf('free-trial', skill)) ?? Infinity,
    );
    const spoken = planInterview(sectionOf('free-trial', 'speaking')).map((step) => {
      const said = step.kind === 'say' ? step.line : step.kind === 'ask' ? step.question : undefined;
      const seconds = step.kind === 'prepare' ? step.seconds : (responseOf(step)?.seconds ?? 0);
      return (said?.recording?.durationMs ?? 0) + seconds * 1_000;
    });
    const whole = [...written, ...spoken].reduce((sum, each) => sum + each, 0);
    expect(whole).toBeGreaterThan(45 * MINUTE);
    expect(whole).toBeLessThan(60 * MINUTE);
  });
});

test.each([
  ['academic-1', 3],
  ['academic-2', 3],
  ['academic-3', 3],
  // Two texts of everyday life, two of work, and a long one.
  ['general-training-1', 5],
])('%s is a whole test', (mockTest, passages) => {
  const listening = sectionOf(mockTest, 'listening');
  expect(listening.parts.map((part) => part.groups.length > 0)).toEqual([true, true, true, true]);
  expect(listQuestionNumbers(listening)).toHaveLength(40);
  const reading = sectionOf(mockTest, 'reading');
  expect([reading.parts.length, reading.durationMinutes]).toEqual([passages, 60]);
  expect(listQuestionNumbers(reading)).toHaveLength(40);
  const writing = sectionOf(mockTest, 'writing');
  expect([writing.tasks.map(({ number }) => number), writing.durationMinutes]).toEqual([[1, 2], 60]);
  expect(sectionOf(mockTest, 'speaking').parts.map(({ part }) => part)).toEqual([1, 2, 3]);
  expect(papers.findMockTest(mockTest)?.editions).toHaveLength(SKILLS.length);
});
