import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HeardInterview, SpeechJudgement } from '../../domain/speaking/judge-speech.ts';
import type { SpeakingAnswer, SpeakingJob } from './create-speaking-thread.ts';
import { measureRecording } from './measure-recording.ts';

/** Measures recordings and judges transcripts in a separate thread, one after the other. */
let judge: Promise<(interview: HeardInterview) => SpeechJudgement> | undefined;

/** The tagger is loaded for the first transcript: most sites have none. */
async function startJudge() {
  const { createInterviewJudge } = await import('./judge-interview.ts');
  return createInterviewJudge();
}

async function run(job: SpeakingJob): Promise<SpeakingAnswer> {
  if ('bytes' in job) return { measured: await measureRecording(job.bytes) };
  judge ??= startJudge();
  return { judged: (await judge)(job.interview) };
}

// The packages print each broken packet, and a broken recording has thousands.
console.error = () => undefined;
console.warn = () => undefined;

// On Linux this is the priority of this thread alone: saving an answer goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (job: SpeakingJob) => {
  run(job).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
