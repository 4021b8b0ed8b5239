import { readTranscript, type Transcript } from './read-transcript.ts';

/** The forms of a transcript that a server may be asked for, the one with the most first. */
export const TRANSCRIPT_FORMS = ['words', 'verbose', 'plain'] as const;
export type TranscriptForm = (typeof TRANSCRIPT_FORMS)[number];

export type TranscriptionServer = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fetch: typeof fetch;
};

/** A sound file. Its name says nothing about the learner. */
export type SoundFile = { readonly bytes: Uint8Array; readonly mediaType: string | null };

export type RequestOutcome =
  | { readonly kind: 'transcript'; readonly transcript: Transcript }
  /** The server does not know this form of a transcript. */
  | { readonly kind: 'other-form' }
  /** The server wants neither this file nor this key. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'busy'; readonly waitMs: number | undefined }
  /** It failed, or cannot be reached. */
  | { readonly kind: 'broken' }
  /** No transcript, or a huge one. */
  | { readonly kind: 'rubbish' }
  | { readonly kind: 'stopped' };

/** A transcript with the times of 2,000 words has 150 KB. */
const MOST_BYTES = 2 * 1024 * 1024;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ogg/u, 'ogg'],
  [/mpeg|mp3/u, 'mp3'],
  [/mp4|m4a|aac/u, 'mp4'],
  [/wav/u, 'wav'],
];
/** Statuses with which servers answer a parameter that they do not know. */
const UNKNOWN_PARAMETER = new Set([400, 415, 422, 501]);

/** One request for a transcript. Every failure is a value. Redirects are not followed: recordings go to one host. */
export async function requestTranscript(
  { baseUrl, apiKey, model, fetch }: TranscriptionServer,
  file: SoundFile,
  form: TranscriptForm,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  try {
    const response = await fetch(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      body: formOf(model, file, form),
      signal,
      redirect: 'error',
    });
    const text = await readStart(response);
    if (!response.ok) return failureOf(response, form);
    const transcript = text === undefined ? undefined : readTranscript(text);
    return transcript ? { kind: 'transcript', transcript } : { kind: 'rubbish' };
  } catch {
    return { kind: signal.aborted ? 'stopped' : 'broken' };
  }
}

function formOf(model: string, { bytes, mediaType }: SoundFile, form: TranscriptForm): FormData {
  const type = mediaType ?? 'audio/webm';
  const ending = ENDINGS.find(([pattern]) => pattern.test(type))?.[1] ?? 'webm';
  const data = new FormData();
  data.append('model', model);
  data.append('response_format', form === 'plain' ? 'json' : 'verbose_json');
  if (form === 'words') data.append('timestamp_granularities[]', 'word');
  data.append('temperature', '0');
  data.append('file', new Blob([Uint8Array.from(bytes)], { type }), `answer.${ending}`);
  return data;
}

function failureOf({ status, headers }: Response, form: TranscriptForm): RequestOutcome {
  if (status === 429) return { kind: 'busy', waitMs: readWait(headers.get('retry-after')) };
  if (UNKNOWN_PARAMETER.has(status) && form !== 'plain') return { kind: 'other-form' };
  return status >= 500 || status === 408 ? { kind: 'broken' } : { kind: 'refused' };
}

/** Seconds, or a date. */
function readWait(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** The body as text; undefined where it is longer than any transcript. */
async function readStart(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    parts.push(value);
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
}
