import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { SpeakingAnswer, SpeakingJob } from './create-speaking-thread.ts';
import { measureRecording } from './measure-recording.ts';

/** Decodes and measures recordings in a separate thread, one after the other. */
async function run({ bytes }: SpeakingJob): Promise<SpeakingAnswer> {
  return { measured: await measureRecording(bytes) };
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
