import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import { readAnchors, type Anchors } from './anchors.ts';
import { createModelGrader } from './create-model-grader.ts';

/** An essay, a local grade for it, and a grader that asks a given server. For tests. */

export const ESSAY = [
  'Some people say that ferries should be free. In my opinion this is a good idea, because islands need visitors.',
  'On the one hand, tickets pay for the crews, and a government has many other things to pay for. However, people ' +
    'who live on an island cannot choose another way. They pay the same taxes as everybody else.',
  'Free ferries would also help small shops. When more families come, cafés can stay open in winter. My uncle closed ' +
    'his bakery because nobody came after October.',
  'In conclusion, I believe that free ferries would help the islands more than they would cost.',
].join('\n\n');

export const WORK: LocalWork = { task: 2, prompt: 'Should ferries be free?', minWords: 250, text: ESSAY };

const comment = { en: 'A comment.', 'zh-Hant': '評語。' };

/** A local grade with the same range for every criterion. */
export function aLocalGrade(
  { low, high, cap }: { readonly low: number; readonly high: number; readonly cap?: number } = {
    low: 5.5,
    high: 6.5,
  },
  task: 1 | 2 = 2,
): LocalGrade {
  const range = { low: Math.min(low, cap ?? 9), high: Math.min(high, cap ?? 9) };
  return {
    grader: 'local',
    figures: { claims: [], features: [] },
    band: Math.floor(range.low + range.high) / 2,
    ...range,
    criteria: CRITERIA[task === 1 ? 'writing-task-1' : 'writing-task-2'].map((criterion) => ({
      criterion,
      ...range,
      evidence: [{ quote: 'ferries', comment }],
    })),
    errors: [],
    caps: cap === undefined ? [] : [{ id: 'injected', cap, message: comment }],
    advice: [],
  };
}

/** Our own anchors. */
export function ourAnchors(): Anchors {
  const anchors = readAnchors('content');
  if (!anchors.ok) throw new Error(JSON.stringify(anchors.problems));
  return anchors.value;
}

/** A grader with our own anchors. It waits for nothing. */
export function aModelGrader(
  options: Partial<Parameters<typeof createModelGrader>[0]> & { readonly baseUrl: string },
) {
  return createModelGrader({
    apiKey: undefined,
    model: 'a-model',
    prices: { in: 150_000, out: 600_000 },
    anchors: ourAnchors(),
    calibrations: [],
    wait: () => Promise.resolve(),
    ...options,
  });
}
