import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEssayGrader } from '../local/create-essay-grader.ts';
import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server-fixture.ts';
import { INJECTIONS, placesIn } from './injection-fixture.ts';
import { aModelGrader, ESSAY, WORK } from './model-grader-fixture.ts';

/** As on the site: this machine grades the text with its guards, and its grade is what the model may change. */
let gradeHere: (work: LocalWork) => Promise<LocalGrade>;
let server: FakeModelServer;
beforeAll(async () => {
  [gradeHere, server] = await Promise.all([createEssayGrader(), startFakeModelServer()]);
});
afterAll(() => server.close());

async function gradeText(text: string) {
  const work = { ...WORK, text };
  const local = await gradeHere(work);
  const outcome = await aModelGrader({ baseUrl: server.baseUrl }).grade(work, local);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return { ...outcome.grade, local };
}

test.each(INJECTIONS)(
  '%s does not lift both graders together by more than half a band',
  async (_, injection) => {
    server.use({ judge: { level: () => 'medium', better: () => 'same' } });
    const before = await gradeText(ESSAY);
    // A model that obeys whatever a text says.
    server.use({
      judge: {
        level: (_question, text) => (text.includes(injection) ? 'high' : 'medium'),
        better: (first, second) =>
          first.includes(injection) ? 'first' : second.includes(injection) ? 'second' : 'same',
      },
    });
    for (const text of placesIn(ESSAY, injection)) {
      const after = await gradeText(text);
      expect(after.raw).toBeGreaterThan(before.raw + 1);
      for (const end of ['low', 'band', 'high'] as const) {
        expect(after[end] - before[end]).toBeLessThanOrEqual(0.5);
        for (const { cap } of after.local.caps) expect(after[end]).toBeLessThanOrEqual(cap);
      }
    }
  },
);
