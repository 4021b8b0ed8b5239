import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { siteFolders } from '#platform/content/content-folders.ts';
import { createEssayGrader } from './create-essay-grader.ts';
import type { LocalWork } from './local-grade.ts';
import { MODEL_FILE } from './model-file.ts';

/** Grades texts in a separate thread, one after the other. The first text starts the checker. */
let grader: ReturnType<typeof createEssayGrader> | undefined;

// On Linux this is the priority of this thread alone: saving an answer goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (work: LocalWork) => {
  // A school's own model answers are in its own content. An empty setting is one that was not made.
  grader ??= createEssayGrader(MODEL_FILE, siteFolders(process.env['CONTENT_DIR'] || undefined).content);
  grader
    .then((grade) => grade(work))
    .then(
      (grade) => parentPort?.postMessage({ grade }),
      (error: unknown) => parentPort?.postMessage({ error: String(error) }),
    );
});
