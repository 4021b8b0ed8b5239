import { setTimeout as delay } from 'node:timers/promises';
import {
  completeChat,
  type ChatOutcome,
  type ChatQuestion,
  type ChatServer,
  type Dialect,
} from './complete-chat.ts';
import { FIRST_DIALECT, learnDialect, weakerFormat } from './learn-dialect.ts';
import { readJsonIn } from './read-json.ts';
import type { UsageMeter } from './usage.ts';

/** Why there is no answer. */
export type ModelFailure =
  /** It took too long. */
  | 'timeout'
  /** The caller does not want it any more. */
  | 'stopped'
  /** The model declined to answer. */
  | 'declined'
  /** The server did not accept the request: a wrong key or model, or a format that it does not know. */
  | 'refused'
  /** The answers could not be used. */
  | 'rubbish'
  /** The server could not be reached, or failed. */
  | 'unreachable'
  /** The server has too many requests. */
  | 'busy';

/** Reads an answer. A problem is one sentence for the model; it has no words of the text or of the answer. */
export type ReadReply<T> = (
  value: unknown,
) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export type AskResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ModelFailure };

/** One grade's way to the model: its time, and what it costs. */
export type Session = { readonly signal: AbortSignal; readonly meter: UsageMeter };

export type ModelClient = {
  /** Asks until the answer can be used: at most three times. Never throws. */
  readonly ask: <T>(question: ChatQuestion, read: ReadReply<T>, session: Session) => Promise<AskResult<T>>;
  /** Finds out what the server accepts, unless that is known. It sends no text. Never throws. */
  readonly check: (session: Session) => Promise<AskResult<Dialect>>;
};

type Options = ChatServer & {
  readonly now?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const RETRIES = 2;
/** A wait without `Retry-After`: this long, then twice as long. */
const WAIT_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Each refusal takes something out of the request, so there are not more. */
const MOST_LESSONS = 5;

/** Asks for JSON without saying which: only a server that honours the format gives the right one. */
const PROBE: ChatQuestion = {
  system: 'This is a probe.',
  user: 'Which colour has grass?',
  name: 'probe',
  schema: {
    type: 'object',
    properties: { colour: { type: 'string', enum: ['green', 'blue'] } },
    required: ['colour'],
    additionalProperties: false,
  },
  mostTokens: 200,
};

/**
 * A client for one model of one OpenAI-compatible server. It finds out once a day what the server accepts: a schema, any
 * JSON or text; a temperature; a limit of tokens. Whatever the server promises, the caller reads every answer itself.
 */
export function createModelClient({ now = Date.now, wait = pause, ...server }: Options): ModelClient {
  let known: { readonly dialect: Dialect; readonly until: number } | undefined;
  let probing: Promise<AskResult<Dialect>> | undefined;

  function remember(dialect: Dialect): void {
    known = { dialect, until: known?.until ?? now() + DAY_MS };
  }

  async function send(question: ChatQuestion, dialect: Dialect, { signal, meter }: Session) {
    const { outcome, tokens } = await completeChat(server, question, dialect, signal);
    meter.count(tokens);
    return outcome;
  }

  /** Sends with ever less, until the server understands. */
  async function sendLearning(
    question: ChatQuestion,
    first: Dialect,
    session: Session,
  ): Promise<{ readonly outcome: ChatOutcome; readonly dialect: Dialect }> {
    let dialect = first;
    for (let lessons = 0; ; lessons += 1) {
      const outcome = await send(question, dialect, session);
      if (outcome.kind !== 'refused' || lessons === MOST_LESSONS) return { outcome, dialect };
      const learnt = learnDialect(dialect, outcome.status, outcome.said);
      if (!learnt) return { outcome, dialect };
      dialect = learnt;
    }
  }

  async function probe(session: Session): Promise<AskResult<Dialect>> {
    let dialect = FIRST_DIALECT;
    let failures = 0;
    for (;;) {
      const question =
        dialect.format === 'json-schema' ? PROBE : { ...PROBE, user: `${PROBE.user} ${AS_JSON}` };
      const sent = await sendLearning(question, dialect, session);
      dialect = sent.dialect;
      if (sent.outcome.kind !== 'text') {
        const again = failures < RETRIES && isWorthAnother(sent.outcome);
        if (!again || !(await waitFor(sent.outcome, failures, session.signal, wait))) {
          return failed(sent.outcome, session.signal);
        }
        failures += 1;
        continue;
      }
      const weaker = honours(sent.outcome.text, dialect) ? undefined : weakerFormat(dialect);
      if (!weaker) {
        known = undefined;
        remember(dialect);
        return { ok: true, value: dialect };
      }
      dialect = weaker;
    }
  }

  async function dialectFor(session: Session): Promise<AskResult<Dialect>> {
    if (known && now() < known.until) return { ok: true, value: known.dialect };
    if (!probing) {
      probing = probe(session).finally(() => (probing = undefined));
      return probing;
    }
    const shared = await probing;
    // The one who asked first may have run out of time. That says nothing of the server.
    return shared.ok || session.signal.aborted ? shared : dialectFor(session);
  }

  return {
    check: dialectFor,
    async ask(question, read, session) {
      const found = await dialectFor(session);
      if (!found.ok) return found;
      let dialect = found.value;
      let problem: string | undefined;
      for (let attempt = 0; ; attempt += 1) {
        const told = problem === undefined ? question : withProblem(question, problem);
        const sent = await sendLearning(told, dialect, session);
        if (sent.dialect !== dialect) remember(sent.dialect);
        dialect = sent.dialect;
        const { outcome } = sent;
        const reply = readOutcome(outcome, read);
        if (reply.ok) return reply;
        const failure = failed(outcome, session.signal);
        if (attempt === RETRIES || !isWorthAnother(outcome)) return failure;
        problem = outcome.kind === 'text' ? reply.problem : problem;
        const waited = await waitFor(outcome, attempt, session.signal, wait);
        if (!waited)
          return { ok: false, refusal: session.signal.aborted ? stoppedBy(session.signal) : failure.refusal };
      }
    },
  };
}

const AS_JSON = 'Answer as JSON with one string, named colour.';

function honours(text: string, { format }: Dialect): boolean {
  if (format === 'text') return true;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('colour' in value)) return false;
    return format === 'json-object' || value.colour === 'green' || value.colour === 'blue';
  } catch {
    return false;
  }
}

function readOutcome<T>(outcome: ChatOutcome, read: ReadReply<T>): ReturnType<ReadReply<T>> {
  if (outcome.kind !== 'text') return { ok: false, problem: '' };
  if (outcome.cutOff)
    return { ok: false, problem: 'The answer was too long and was cut off. Use shorter quotes.' };
  const value = readJsonIn(outcome.text);
  return value === undefined ? { ok: false, problem: 'The answer was not one JSON object.' } : read(value);
}

function withProblem(question: ChatQuestion, problem: string): ChatQuestion {
  return { ...question, user: `${question.user}\n\nYour last answer could not be used: ${problem}` };
}

function isWorthAnother({ kind }: ChatOutcome): boolean {
  return (
    kind === 'text' || kind === 'busy' || kind === 'broken' || kind === 'unreachable' || kind === 'rubbish'
  );
}

/** Whether there is time for another try, after the wait. */
async function waitFor(
  outcome: ChatOutcome,
  attempt: number,
  signal: AbortSignal,
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
  if (outcome.kind === 'text' || outcome.kind === 'rubbish') return !signal.aborted;
  const ms = (outcome.kind === 'busy' ? outcome.waitMs : undefined) ?? WAIT_MS * 2 ** attempt;
  if (ms > LONGEST_WAIT_MS) return false;
  await wait(ms, signal);
  return !signal.aborted;
}

/** A server that asks for more time than a grade may take is busy. */
const LONGEST_WAIT_MS = 30_000;

function failed(
  outcome: ChatOutcome,
  signal: AbortSignal,
): { readonly ok: false; readonly refusal: ModelFailure } {
  return { ok: false, refusal: refusalOf(outcome, signal) };
}

function refusalOf({ kind }: ChatOutcome, signal: AbortSignal): ModelFailure {
  if (kind === 'stopped') return stoppedBy(signal);
  if (kind === 'text' || kind === 'rubbish') return 'rubbish';
  return kind === 'broken' ? 'unreachable' : kind;
}

/** A time limit ends with a `TimeoutError`; a caller with anything else. */
function stoppedBy({ reason }: AbortSignal): 'timeout' | 'stopped' {
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'stopped';
}

function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
