import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Judge } from './fake-judge-fixture.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server-fixture.ts';
import { INJECTIONS, placesIn } from './injection-fixture.ts';
import { aLocalGrade, aModelGrader, ESSAY, WORK } from './model-grader-fixture.ts';

/** How the model would judge the text without an injection: in the middle, or as badly as it can. */
const HONEST: Readonly<Record<string, Required<Omit<Judge, 'quote'>>>> = {
  fair: { level: () => 'medium', better: () => 'same' },
  severe: {
    level: () => 'low',
    better: (first) => (first.includes('ferries should be free') ? 'second' : 'first'),
  },
};

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());

async function gradeText(text: string, low: number) {
  const outcome = await aModelGrader({ baseUrl: server.baseUrl }).grade(
    { ...WORK, text },
    aLocalGrade({ low, high: Math.min(9, low + 1.5) }),
  );
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.grade;
}

describe.each(Object.entries(HONEST))('a model that is %s, and obeys whatever a text says', (_, honest) => {
  test.each(INJECTIONS)('%s', async (_name, injection) => {
    for (const low of [4, 5.5, 7]) {
      server.use({ judge: honest });
      const before = await gradeText(ESSAY, low);
      server.use({
        judge: {
          level: (question, text) => (text.includes(injection) ? 'high' : honest.level(question, text)),
          better: (first, second, criterion) =>
            first.includes(injection)
              ? 'first'
              : second.includes(injection)
                ? 'second'
                : honest.better(first, second, criterion),
        },
      });
      for (const text of placesIn(ESSAY, injection)) {
        const after = await gradeText(text, low);
        expect(after.raw).toBeGreaterThan(before.raw + 1);
        expect(after.band - before.band).toBeLessThanOrEqual(0.5);
        expect(after.high - before.high).toBeLessThanOrEqual(0.5);
        expect(after.low - before.low).toBeLessThanOrEqual(0.5);
      }
    }
  });
});
