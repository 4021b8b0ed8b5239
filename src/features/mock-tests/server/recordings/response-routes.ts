import type { Api } from '#platform/http/api-env.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { readUpload } from '#platform/http/read-upload.ts';
import { serveRecording } from '#platform/recordings/serve-recording.ts';
import * as contract from '../../responses-contract.ts';
import { findAttempt, keyOf } from '../attempts/attempt-store.ts';
import { recordingKey } from './recording-files.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';
import { findResponse, listChunks, listStoredResponses } from './response-store.ts';
import type { RouteDependencies } from '../route-dependencies.ts';
import { mayStoreBytes } from '#platform/recordings/may-store-bytes.ts';
import { finishRecording, saveChunk } from './save-recording.ts';

/** The calls for what is recorded in Speaking; only the candidate of the attempt finds it. */
export function mountResponseRoutes(
  api: Api,
  dependencies: RouteDependencies & { readonly files: FileStore },
): void {
  const { database, files, limiter } = dependencies;

  mountEndpoint(api, contract.saveChunk, REFUSALS, async ({ params, candidates }, context) => {
    const { attemptId, question, chunk } = params;
    const content = await readUpload(context, contract.saveChunk.upload.field);
    if (!content || content.length === 0) return { ok: false, refusal: 'recording-unplayable' };
    const query = { candidates, attemptId };
    const outcome = await saveChunk(dependencies, query, { question, number: chunk }, content, (bytes) =>
      mayStoreBytes(limiter, context, candidates, bytes),
    );
    return outcome.ok
      ? { ok: true, reply: { number: chunk, bytes: content.length, late: outcome.late } }
      : outcome;
  });

  mountEndpoint(api, contract.finishRecording, REFUSALS, async ({ params, body, candidates }) => {
    const { attemptId, question } = params;
    const size = { from: 0, ...body };
    const outcome = await finishRecording(dependencies, { candidates, attemptId }, { question, ...size });
    return outcome.ok
      ? { ok: true, reply: { media_type: outcome.mediaType, bytes: outcome.bytes } }
      : outcome;
  });

  mountEndpoint(api, contract.listResponses, REFUSALS, async ({ params, candidates }) => {
    const attempt = await findAttempt(database, { candidates, ...params });
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    const stored = await listStoredResponses(database, keyOf(attempt));
    const chunks = await listChunks(database, keyOf(attempt));
    const responses = stored.map(({ question, finishedAt, mediaType, bytes }) => {
      const finished = finishedAt !== null;
      const there = chunks.filter((chunk) => chunk.question === question);
      const own = finished ? [] : there;
      const size = there.reduce((sum, chunk) => sum + chunk.bytes, 0);
      return {
        question,
        finished,
        media_type: mediaType,
        bytes: bytes ?? size,
        chunks: own.map(({ number }) => number),
        chunk_bytes: own.map((chunk) => chunk.bytes),
        late_bytes: finished ? size : 0,
      };
    });
    return { ok: true, reply: { responses } };
  });

  mountEndpoint(api, contract.getRecording, REFUSALS, async ({ params, candidates }, context) => {
    const { attemptId, question } = params;
    const attempt = await findAttempt(database, { candidates, attemptId });
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    const response = await findResponse(database, keyOf(attempt), question);
    const file = response?.finishedAt ? await files.find(recordingKey(attemptId, question)) : undefined;
    if (!file) return { ok: false, refusal: 'recording-missing' };
    const range = context.req.header('range');
    return { ok: true, response: await serveRecording(file, response?.mediaType, range) };
  });
}
