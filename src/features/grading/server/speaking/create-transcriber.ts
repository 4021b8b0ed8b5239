import { setTimeout as wait } from 'node:timers/promises';
import { splitRecording } from '#platform/recordings/split-recording.ts';
import type { HeardWord } from '../../domain/speaking/heard-answer.ts';
import type { TranscriberName } from './speaking-grade.ts';
import {
  requestTranscript,
  TRANSCRIPT_FORMS,
  type RequestOutcome,
  type SoundFile,
  type TranscriptForm,
} from './request-transcript.ts';
import type { Transcript } from './read-transcript.ts';

/** What was written down of one recording. Times count from the beginning of each of its pieces. */
export type HeardRecording = {
  readonly text: string;
  readonly words: readonly HeardWord[];
  readonly seconds: number | null;
};

export type TranscriptOutcome =
  | { readonly ok: true; readonly heard: HeardRecording }
  /** `unavailable`: it may work later. `failed`: not with this recording. `stopped`: the caller has ended it. */
  | { readonly ok: false; readonly refusal: 'unavailable' | 'failed' | 'stopped' };

export type Transcriber = TranscriberName & {
  /** Writes down what a recording says. It never rejects. */
  readonly transcribe: (file: SoundFile, signal: AbortSignal) => Promise<TranscriptOutcome>;
};

type Options = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fetch?: typeof fetch;
  readonly longestMs?: number;
  readonly pauseMs?: number;
  readonly mostBytes?: number;
};

/** For one recording, its retries included. */
const LONGEST_MS = 60_000;
/** Usual servers take no more. */
const MOST_BYTES = 25 * 1024 * 1024;
const RETRIES = 2;
const PAUSE_MS = 1_000;

/**
 * A transcriber on any server with the protocol of OpenAI. The first recording finds out which form of a transcript the
 * server knows; later ones ask for that form. Two retries where it is busy or fails, within 60 s a recording.
 */
export function createTranscriber({
  baseUrl,
  apiKey,
  model,
  fetch = globalThis.fetch,
  longestMs = LONGEST_MS,
  pauseMs = PAUSE_MS,
  mostBytes = MOST_BYTES,
}: Options): Transcriber {
  const server = { baseUrl, apiKey, model, fetch };
  let form: TranscriptForm = TRANSCRIPT_FORMS[0];

  async function request(file: SoundFile, signal: AbortSignal): Promise<RequestOutcome> {
    for (;;) {
      const tried = form;
      const outcome = await requestTranscript(server, file, tried, signal);
      if (outcome.kind !== 'other-form') return outcome;
      const next = TRANSCRIPT_FORMS[TRANSCRIPT_FORMS.indexOf(tried) + 1];
      if (!next) return { kind: 'refused' };
      // Another recording may have found a form meanwhile.
      if (form === tried) form = next;
    }
  }

  async function transcribePiece(file: SoundFile, signal: AbortSignal): Promise<RequestOutcome> {
    for (let retry = 0; ; retry += 1) {
      const outcome = await request(file, signal);
      const mayRetry = outcome.kind === 'busy' || outcome.kind === 'broken';
      if (!mayRetry || retry === RETRIES) return outcome;
      const asked = outcome.kind === 'busy' ? outcome.waitMs : undefined;
      const stopped = await wait(asked ?? pauseMs * (retry + 1), false, { signal }).catch(() => true);
      if (stopped) return { kind: 'stopped' };
    }
  }

  return {
    name: model,
    host: new URL(baseUrl).host,
    async transcribe({ bytes, mediaType }, signal) {
      if (bytes.length > mostBytes) return { ok: false, refusal: 'failed' };
      const limit = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
      const pieces: Transcript[] = [];
      for (const [from, to] of splitRecording(bytes)) {
        const outcome = await transcribePiece({ bytes: bytes.subarray(from, to), mediaType }, limit);
        if (outcome.kind !== 'transcript') return { ok: false, refusal: refusalOf(outcome, signal) };
        pieces.push(outcome.transcript);
      }
      return { ok: true, heard: join(pieces) };
    },
  };
}

/** A server that takes too long is as one that does not answer. */
function refusalOf(
  { kind }: Exclude<RequestOutcome, { kind: 'transcript' }>,
  signal: AbortSignal,
): 'unavailable' | 'failed' | 'stopped' {
  if (signal.aborted) return 'stopped';
  return kind === 'busy' || kind === 'broken' || kind === 'stopped' ? 'unavailable' : 'failed';
}

function join(pieces: readonly Transcript[]): HeardRecording {
  const words = pieces.flatMap((each, piece) => each.words.map((word) => ({ ...word, piece })));
  return {
    text: pieces
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' '),
    words,
    seconds: secondsOf(pieces),
  };
}

/** From the first to the last word of each piece; without times of words, the length of the sound. */
function secondsOf(pieces: readonly Transcript[]): number | null {
  const lengths = pieces.map(({ words, seconds }) => {
    const [first, last] = [words[0], words[words.length - 1]];
    return first && last ? (last.toMs - first.fromMs) / 1000 : seconds;
  });
  return lengths.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}
