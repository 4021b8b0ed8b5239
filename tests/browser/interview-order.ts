import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { takeKey } from '#features/courses/server/tasks/take-files.ts';
import { aWave } from './a-wave.ts';
import { aLearner, type Learner } from './a-learner.ts';
import { askDatabase, siteDataDir } from './site-database.ts';

/** Hertz, and bytes of one second of an 8-bit sound. */
const RATE = 8_000;
const HEAD_BYTES = 44;
const MIDDLE = 128;

/** A sound of seconds with a tone (`1`) and without one (`0`): `[[3, 1], [1, 0], [2, 1]]` has a pause of a second. */
export function aVoice(parts: readonly (readonly [seconds: number, level: 0 | 1])[]): Buffer {
  const seconds = parts.reduce((sum, [length]) => sum + length, 0);
  const wave = aWave(seconds * 1000, RATE);
  let place = HEAD_BYTES;
  for (const [length, level] of parts) {
    for (let at = 0; at < length * RATE; at += 1) {
      if (level === 1)
        wave[place] = MIDDLE + Math.round(90 * Math.sin(at / 6) * Math.abs(Math.sin(at / 900)));
      place += 1;
    }
  }
  return wave;
}

export type RecordedQuestion = {
  readonly question: string;
  readonly part: number;
  readonly asked: string;
  readonly sound: Buffer;
};

/** An interview of a scored course in the teachers' queue, with its recordings; the id of its order. */
export async function anInterviewOrder(
  questions: readonly RecordedQuestion[],
  of?: Learner,
): Promise<string> {
  const learner = of ?? (await aLearner({ firstName: 'Mei' }));
  const [candidateId, taskId, orderId] = [randomUUID(), randomUUID(), randomUUID()];
  const recordings = [];
  for (const { question, part, asked, sound } of questions) {
    const take = randomUUID();
    const file = join(siteDataDir(), 'files', takeKey({ taskId, question, take }));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, sound);
    recordings.push({ question, part, asked, take, mediaType: 'audio/wav', durationMs: null });
  }
  await askDatabase(
    siteDataDir(),
    'insert into candidates (id, account_id, created_at) values ($1, $2, now()) on conflict do nothing',
    [candidateId, learner.id],
  );
  const work = JSON.stringify({ task: null, text: '', parts: [], recordings });
  await askDatabase(
    siteDataDir(),
    `insert into marking_orders (candidate_id, id, account_id, source, subject_id, kind, module, language, work, words,
       is_appeal, paid_by, needs_second, state, turn, submitted_at, due_at)
     values ($1, $2, $3, 'task', $4, 'speaking', 'academic', 'zh-Hant', $5, 0, false, 'course', false, 'waiting', 'first',
       now(), now() + interval '2 days')`,
    [candidateId, orderId, learner.id, taskId, work],
  );
  return orderId;
}
