import { randomBytes } from 'node:crypto';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { CriterionName } from '../../domain/model/band-model.ts';
import {
  combineBands,
  CRITERION_NAMES,
  type AnchorComparison,
  type CriterionRanges,
  type Reading,
} from '../../domain/rubric/combine-bands.ts';
import { kindOfText, questionsOf, type TextKind } from '../../domain/rubric/rubric-questions.ts';
import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import { nearestAnchors, type Anchor, type Anchors } from './anchors.ts';
import type { Calibration } from './calibration-file.ts';
import { chooseRubricEvidence } from './choose-rubric-evidence.ts';
import { createCircuit } from './circuit.ts';
import { createModelClient, type AskResult, type ModelFailure, type Session } from './create-model-client.ts';
import type { ModelGrade, ModelOutcome } from './model-grade.ts';
import { hashPrompts } from './prompt-hash.ts';
import { comparisonQuestion, rubricQuestion } from './prompts.ts';
import { readComparison, readRubric, type RubricAnswer, type Side, type Sides } from './reply-schemas.ts';
import { createUsageMeter, type TokenPrices } from './usage.ts';

/** For a whole grade, with every retry. Then the local grade counts. */
const LONGEST_MS = 60_000;
/** As for the local grader: longer texts are no essays. */
const LONGEST_TEXT = 20_000;
const HIGHEST = 9;

/** Failures that say something of the server. */
const OF_THE_SERVER: ReadonlySet<ModelFailure> = new Set([
  'timeout',
  'refused',
  'rubbish',
  'unreachable',
  'busy',
]);

export type ModelGrader = {
  /**
   * Grades a text that the local grader has graded. Never throws. On a refusal the local grade counts, and the caller
   * says so. A text goes to the server of `describe()` and nowhere else.
   */
  readonly grade: (work: LocalWork, local: LocalGrade, signal?: AbortSignal) => Promise<ModelOutcome>;
  /** The server that texts are sent to, as a learner must be told before the first one. */
  readonly describe: () => { readonly host: string; readonly model: string; readonly promptHash: string };
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

  /** The first failure ends the other requests: nobody waits for them or pays for them. */
  async function read(work: LocalWork, local: LocalGrade, session: Session): Promise<AskResult<Read>> {
    const kind = kindOfText(work.task, work.prompt, work.charts?.length ?? 0);
    const near = nearestAnchors(anchors, kind, local.band);
    const failed = new AbortController();
    const shared = { ...session, signal: AbortSignal.any([session.signal, failed.signal]) };
    let failure: ModelFailure | undefined;
    const watch = async <T>(asking: Promise<AskResult<T>>): Promise<T | undefined> => {
      const result = await asking;
      if (result.ok) return result.value;
      failure ??= result.refusal;
      failed.abort();
      return undefined;
    };
    const [answers, compared] = await Promise.all([
      Promise.all(CRITERION_NAMES.map((name) => watch(askRubric(kind, name, work, shared)))),
      Promise.all(
        near.flatMap((anchor) => ORDERS.map((first) => watch(askBetter(kind, work, anchor, first, shared)))),
      ),
    ]);
    return failure ? { ok: false, refusal: failure } : { ok: true, value: gather(near, answers, compared) };
  }

  function askRubric(kind: TextKind, name: CriterionName, work: LocalWork, session: Session) {
    const questions = questionsOf(kind, name).map(([id]) => id);
    return client.ask(rubricQuestion(kind, name, work, aFence()), readRubric(questions, work.text), session);
  }

  function askBetter(kind: TextKind, work: LocalWork, anchor: Anchor, workFirst: boolean, session: Session) {
    const question = comparisonQuestion(kind, work, anchor, { workFirst, fence: aFence() });
    return client.ask(question, readComparison, session);
  }

  return {
    async grade(work, local, signal) {
      const started = now();
      const meter = createUsageMeter(prices);
      const usage = () => meter.read(now() - started);
      if (work.text.length > LONGEST_TEXT) return { ok: false, refusal: 'too-long', usage: usage() };
      if (!circuit.mayAsk()) return { ok: false, refusal: 'resting', usage: usage() };
      const ends = [AbortSignal.timeout(longestMs), ...(signal ? [signal] : [])];
      const result = await read(work, local, { signal: AbortSignal.any(ends), meter });
      if (!result.ok) {
        if (OF_THE_SERVER.has(result.refusal)) circuit.fail();
        else circuit.pass();
        return { ok: false, refusal: result.refusal, usage: usage() };
      }
      circuit.succeed();
      const calibration = calibrations.find(
        (each) => each.task === work.task && each.model === model && each.promptHash === promptHash,
      );
      return {
        ok: true,
        grade: {
          ...gradeOf(work, local, result.value, calibration),
          model,
          promptHash,
          usage: usage(),
        },
      };
    },
    describe: () => ({ host: new URL(baseUrl).host, model, promptHash }),
  };
}

/** Whether the learner's text comes first. */
const ORDERS = [true, false] as const;

type Read = {
  readonly answers: Readonly<Record<CriterionName, readonly RubricAnswer[]>>;
  readonly comparisons: Readonly<Record<CriterionName, readonly AnchorComparison[]>>;
};

function gather(
  near: readonly Anchor[],
  answers: readonly (readonly RubricAnswer[] | undefined)[],
  compared: readonly (Sides | undefined)[],
): Read {
  const pointsAt = (name: CriterionName, at: number) => pointsOf(compared[at]?.[name] ?? 'same');
  return {
    answers: byName((name) => answers[CRITERION_NAMES.indexOf(name)] ?? []),
    comparisons: byName((name) =>
      near.map(({ band }, at) => ({
        band,
        outcome: (pointsAt(name, 2 * at) - pointsAt(name, 2 * at + 1)) / 2,
      })),
    ),
  };
}

/** For the text that comes first. */
function pointsOf(side: Side): number {
  return { first: 1, second: -1, same: 0 }[side];
}

function byName<T>(valueOf: (name: CriterionName) => T): Record<CriterionName, T> {
  return {
    task: valueOf('task'),
    cohesion: valueOf('cohesion'),
    lexis: valueOf('lexis'),
    grammar: valueOf('grammar'),
  };
}

function gradeOf(
  work: LocalWork,
  local: LocalGrade,
  { answers, comparisons }: Read,
  calibration: Calibration | undefined,
): Omit<ModelGrade, 'model' | 'promptHash' | 'usage'> {
  const reading: Reading = byName((name) => ({
    // An answer that nothing shows counts as neither.
    levels: answers[name].map(({ level, quote }) => (quote === undefined ? 'medium' : level)),
    comparisons: comparisons[name],
  }));
  const cap = Math.min(HIGHEST, ...local.caps.map((each) => each.cap));
  const bands = combineBands(rangesOf(local), reading, { calibration, cap });
  const criteria = CRITERIA[work.task === 1 ? 'writing-task-1' : 'writing-task-2'];
  return {
    grader: 'model',
    calibrated: calibration !== undefined,
    confidence: bands.confidence,
    needsTeacher: bands.confidence === 'low',
    band: bands.band,
    low: bands.low,
    high: bands.high,
    criteria: criteria.map((criterion, at) => {
      const name = CRITERION_NAMES[at] ?? 'task';
      return { criterion, ...bands.criteria[name], evidence: chooseRubricEvidence(answers[name]) };
    }),
    caps: local.caps,
    raw: bands.raw,
  };
}

/** The local grader lists its criteria in the order of `CRITERION_NAMES`. */
function rangesOf({ criteria, low, high }: LocalGrade): CriterionRanges {
  return byName((name) => criteria[CRITERION_NAMES.indexOf(name)] ?? { low, high });
}

function aFence(): string {
  return randomBytes(12).toString('hex');
}
