import { describe, expect, test } from 'vitest';
import { LISTENING_LEAD_MS } from '#ielts/paper/listening-moment.ts';
import { sectionLengthMs } from '#ielts/paper/section-length.ts';
import { AUDIO_MS, CHECK_MINUTES, loadFourSkills, SCRIPT } from './four-skills-fixture.ts';

const find = (papers: ReturnType<typeof loadFourSkills>, skill: 'listening' | 'writing' | 'speaking') => {
  const edition = papers.findEdition('harbour', skill);
  if (!edition) throw new Error(`There is no ${skill}.`);
  return edition;
};

describe('what a candidate may see', () => {
  test('has the recording of Listening, and not one word of what is said', () => {
    const { section } = find(loadFourSkills(), 'listening');
    expect(section).toMatchObject({
      parts: [{ recording: { durationMs: AUDIO_MS, synthetic: true }, groups: [{}, {}] }],
    });
    const text = JSON.stringify(section);
    for (const secret of [
      SCRIPT.title,
      SCRIPT.situation,
      'Manager',
      ...SCRIPT.turns.map(({ display }) => display),
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('has the tasks of Writing with their charts, and no model answer', () => {
    const { section } = find(loadFourSkills(), 'writing');
    expect(section).toMatchObject({
      tasks: [{ charts: [{ categories: ['1990', '2000'] }] }, { type: 'essay' }],
    });
    expect(JSON.stringify(section)).not.toContain('ferries left');
  });

  test('has the questions of Speaking with what the examiner says, and not how to say it', () => {
    const { section } = find(loadFourSkills(), 'speaking');
    expect(section).toMatchObject({
      parts: [{ part: 1 }, { part: 2, roundingOff: [{ recording: { durationMs: 4000 } }] }, { part: 3 }],
      examiner: { lines: [{ id: 'welcome', recording: { synthetic: true } }] },
    });
    const text = JSON.stringify(section);
    expect(text).not.toContain('Doctor Low');
    expect(text).not.toContain('by the water');
  });
});

test('the key of Listening has what is said, with the time of every turn', () => {
  expect(find(loadFourSkills(), 'listening').answerKey).toMatchObject({
    scripts: [{ turns: [{ id: 't1' }, {}, {}], times: [{ id: 't1', startMs: 500, endMs: 1200 }, {}, {}] }],
  });
});

test('Listening lasts as long as its audio and the time to check', () => {
  expect(sectionLengthMs(find(loadFourSkills(), 'listening').section)).toBe(
    LISTENING_LEAD_MS + AUDIO_MS + CHECK_MINUTES * 60_000,
  );
});

test.each([
  ['that is not rendered', { audio: false }],
  ['rendered from other words', { script: { ...SCRIPT, turns: SCRIPT.turns.slice(1) } }],
])('audio %s is not there', (_, written) => {
  const { section } = find(loadFourSkills(written), 'listening');
  expect(section).toMatchObject({ parts: [{ recording: undefined }] });
  expect(sectionLengthMs(section)).toBeUndefined();
});

test('a title or a name in the script needs no new audio', () => {
  const script = { ...SCRIPT, title: 'Another title' };
  expect(sectionLengthMs(find(loadFourSkills({ script }), 'listening').section)).toBeDefined();
});

test('a mock test says of what form it is and who may sit it', () => {
  expect(loadFourSkills().findMockTest('harbour')).toMatchObject({
    module: 'academic',
    form: 'short',
    access: 'everybody',
    editions: [{}, {}, {}],
  });
  expect(loadFourSkills().findMockTest('another')).toBeUndefined();
});
