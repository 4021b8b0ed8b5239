import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import type { Anchors } from './anchors.ts';
import type { Calibration } from './calibration-file.ts';
import { createCircuit } from './circuit.ts';
import { createModelClient, type ModelFailure } from './create-model-client.ts';
import { gradeReading } from './grade-reading.ts';
import type { ModelOutcome, ModelRefusal } from './model-grade.ts';
import { hashPrompts } from './prompt-hash.ts';
import { readText, type TextReading } from './read-text.ts';
import { createUsageMeter, type ModelUsage, type TokenPrices } from './usage.ts';

/** For a whole grade, with every retry. Then the local grade counts. */
const LONGEST_MS = 60_000;
/** A server that has not said a word by then is not there. */
const LONGEST_CHECK_MS = 20_000;
/** As for the local grader: longer texts are no essays. */
const LONGEST_TEXT = 20_000;

/** Failures that say something of the server. */
const OF_THE_SERVER: ReadonlySet<ModelFailure> = new Set([
  'timeout',
  'refused',
  'rubbish',
  'unreachable',
  'busy',
]);

type ReadOutcome =
  | { readonly ok: true; readonly reading: TextReading; readonly usage: ModelUsage }
  | { readonly ok: false; readonly refusal: ModelRefusal; readonly usage: ModelUsage };

/** The server that texts are sent to, as a learner must be told before the first one. */
export type ModelDescription = {
  readonly host: string;
  readonly model: string;
  /** Changes with everything that a calibration depends on. */
  readonly promptHash: string;
};

export type ModelGrader = {
  /**
   * Grades a text that the local grader has graded. Never throws. On a refusal the local grade counts, and the caller
   * says so. A text goes to the server of `describe()` and nowhere else.
   */
  readonly grade: (work: LocalWork, local: LocalGrade, signal?: AbortSignal) => Promise<ModelOutcome>;
  /** What the model says of a text, before it becomes bands. For calibration. */
  readonly read: (work: LocalWork, local: LocalGrade, signal?: AbortSignal) => Promise<ReadOutcome>;
  /** Asks the server a question that holds no text. Undefined: it answers, and is not asked for its formats again. */
  readonly check: (signal?: AbortSignal) => Promise<ModelFailure | undefined>;
  /** Those of this model and its questions, at most one for a task. */
  readonly calibrations: readonly Calibration[];
  readonly describe: () => ModelDescription;
};

type Options = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly prices: TokenPrices | undefined;
  readonly anchors: Anchors;
  readonly calibrations: readonly Calibration[];
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly longestMs?: number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** A grader by a model of an OpenAI-compatible server. One for a process: it remembers what the server accepts. */
export function createModelGrader({
  anchors,
  calibrations,
  prices,
  now = Date.now,
  longestMs = LONGEST_MS,
  ...server
}: Options): ModelGrader {
  const { baseUrl, model } = server;
  const client = createModelClient({ fetch, now, ...server });
  const circuit = createCircuit(now);
  const promptHash = hashPrompts(anchors);
  const { host } = new URL(baseUrl);

  const own = calibrations.filter((each) => each.model === model && each.promptHash === promptHash);

  async function read(work: LocalWork, local: LocalGrade, signal?: AbortSignal): Promise<ReadOutcome> {
    const started = now();
    const meter = createUsageMeter(prices);
    const usage = () => meter.read(now() - started);
    if (work.text.length > LONGEST_TEXT) return { ok: false, refusal: 'too-long', usage: usage() };
    if (!circuit.mayAsk()) return { ok: false, refusal: 'resting', usage: usage() };
    const session = { signal: within(longestMs, signal), meter };
    const result = await readText({ client, anchors }, work, local, session);
    if (!result.ok) {
      if (OF_THE_SERVER.has(result.refusal)) circuit.fail();
      else circuit.pass();
      return { ok: false, refusal: result.refusal, usage: usage() };
    }
    circuit.succeed();
    return { ok: true, reading: result.value, usage: usage() };
  }

  return {
    read,
    async grade(work, local, signal) {
      const outcome = await read(work, local, signal);
      if (!outcome.ok) return outcome;
      const { reading, usage } = outcome;
      const calibration = own.find(({ task }) => task === work.task);
      const graded = gradeReading(work, local, reading, calibration);
      return { ok: true, grade: { ...graded, model, host, promptHash, usage } };
    },
    async check(signal) {
      const meter = createUsageMeter(undefined);
      const result = await client.check({ signal: within(LONGEST_CHECK_MS, signal), meter });
      return result.ok ? undefined : result.refusal;
    },
    calibrations: own,
    describe: () => ({ host, model, promptHash }),
  };
}

function within(ms: number, signal: AbortSignal | undefined): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
}
