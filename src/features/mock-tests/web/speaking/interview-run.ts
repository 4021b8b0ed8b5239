import {
  hasPartClock,
  LEAST_QUESTION_SECONDS,
  PART_SECONDS,
  placeAfterPart,
  responseOf,
  type InterviewStep,
} from '#ielts/paper/interview.ts';
import type { ExaminerLine } from '#ielts/paper/speaking-paper.ts';
import type { Take, TakeEnd } from '#platform/recordings/take-recorder.ts';

/**
 * - `waiting`: not started, or left
 * - `saying`: the examiner speaks
 * - `preparing`: the minute before the talk
 * - `answering`: the candidate is recorded, or without a recorder has time to answer
 * - `interrupted`: the microphone was lost during an answer; its recording so far is stored
 * - `over`: every question has been asked
 */
type RunPhase = 'waiting' | 'saying' | 'preparing' | 'answering' | 'interrupted' | 'over';

export type RunSnapshot = {
  readonly place: number;
  readonly phase: RunPhase;
  /** When preparing or answering ends automatically, in the time of `now`. */
  readonly endsAt: number | undefined;
};

export type RunPorts = {
  readonly now: () => number;
  /** Resolves when the line has been played or read. Never rejects. */
  readonly say: (line: ExaminerLine) => Promise<void>;
  readonly hush: () => void;
  /** Starts recording an answer. Undefined: nothing is recorded here, but the time runs. */
  readonly record: (response: string, onEnd: (end: TakeEnd) => void) => Take | undefined;
  /** How long an answer was recorded before a reload or an interruption. */
  readonly recordedMs: (response: string) => number;
  readonly finish: (response: string) => void;
  readonly keepPlace: (place: number) => void;
};

/** Runs an interview from a given step: who speaks, for how long, and what follows. */
export function createInterviewRun(steps: readonly InterviewStep[], first: number, ports: RunPorts) {
  const listeners = new Set<() => void>();
  let snapshot: RunSnapshot = { place: first, phase: 'waiting', endsAt: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let take: Take | undefined;
  // Callbacks from before the last change of step are ignored.
  let turn = 0;
  /** By answer: its length on this page, even where nothing is recorded. */
  const spokenMs = new Map<string, number>();
  let stopCounting: (() => void) | undefined;
  let partIsOver = false;

  /** Seconds left of the part that a step belongs to. */
  function leftInPart({ part }: InterviewStep): number {
    const spent = steps.map((each) => {
      if (each.kind !== 'ask' || each.part !== part) return 0;
      const { id } = each.question;
      return Math.max(ports.recordedMs(id), spokenMs.get(id) ?? 0);
    });
    return PART_SECONDS - spent.reduce((sum, ms) => sum + ms, 0) / 1000;
  }

  function countSpeaking(response: string): void {
    const before = Math.max(ports.recordedMs(response), spokenMs.get(response) ?? 0);
    const startedAt = ports.now();
    stopCounting = () => {
      spokenMs.set(response, before + ports.now() - startedAt);
      stopCounting = undefined;
    };
  }

  function publish(change: Partial<RunSnapshot>): void {
    // A new step or phase clears the end of the previous one.
    snapshot = { ...snapshot, endsAt: undefined, ...change };
    for (const listener of listeners) listener();
  }

  function settle(): number {
    clearTimeout(timer);
    turn += 1;
    return turn;
  }

  async function say(line: ExaminerLine, then: () => void): Promise<void> {
    const mine = settle();
    publish({ phase: 'saying' });
    await ports.say(line);
    if (mine === turn) then();
  }

  function waitUntilEnd(seconds: number, phase: RunPhase, end: () => void): void {
    settle();
    const ms = Math.max(0, seconds * 1000);
    publish({ phase, endsAt: ports.now() + ms });
    timer = setTimeout(end, ms);
  }

  function enter(place: number): void {
    const step = steps[place];
    publish({ place });
    ports.keepPlace(place);
    if (step === undefined) {
      settle();
      return publish({ phase: 'over' });
    }
    const next = () => enter(place + 1);
    switch (step.kind) {
      case 'say':
        return void say(step.line, next);
      case 'ask':
        if (hasPartClock(step) && leftInPart(step) < LEAST_QUESTION_SECONDS) {
          return enter(placeAfterPart(steps, place));
        }
        return void say(step.question, () => answer(step));
      case 'prepare':
        return waitUntilEnd(step.seconds, 'preparing', next);
      case 'talk':
        return answer(step);
      default:
        return step satisfies never;
    }
  }

  function answer(step: InterviewStep): void {
    const response = responseOf(step);
    if (!response) return;
    const byPart = hasPartClock(step);
    const left = byPart ? leftInPart(step) : response.seconds - ports.recordedMs(response.id) / 1000;
    countSpeaking(response.id);
    waitUntilEnd(left, 'answering', () => {
      partIsOver = byPart;
      endAnswer();
    });
    const mine = turn;
    take = ports.record(response.id, (end) => {
      if (mine !== turn) return;
      take = undefined;
      settle();
      if (end === 'interrupted') return publish({ phase: 'interrupted' });
      finish(response.id);
    });
  }

  function finish(response: string): void {
    ports.finish(response);
    enterNext();
  }

  /** The next step, or the next part when the time of this one is over. */
  function enterNext(): void {
    const { place } = snapshot;
    const next = partIsOver ? placeAfterPart(steps, place) : place + 1;
    partIsOver = false;
    enter(next);
  }

  /** The recorder reports the last chunk. Only then does the examiner continue. */
  function endAnswer(): void {
    clearTimeout(timer);
    stopCounting?.();
    if (take) take.stop();
    else enterNext();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /** Starts, or continues where it was left. In the middle of an answer the question is not repeated. */
    start(): void {
      const step = steps[snapshot.place];
      const response = step && responseOf(step);
      if (step && response && ports.recordedMs(response.id) > 0) answer(step);
      else enter(snapshot.place);
    },
    /** The candidate has finished the answer, or needs no more time to prepare. */
    done(): void {
      if (snapshot.phase === 'answering') endAnswer();
      else if (snapshot.phase === 'preparing') enter(snapshot.place + 1);
    },
    /** Continues the same answer after an interruption, in the time that is left. */
    goOn(): void {
      const step = steps[snapshot.place];
      if (snapshot.phase === 'interrupted' && step) answer(step);
    },
    /** Flushes the recorder, because the page may be about to close. */
    hurry: () => take?.hurry(),
    /** Ends the current recording because the page is left. It can be continued later. */
    leave(): void {
      settle();
      ports.hush();
      take?.stop();
      take = undefined;
      publish({ phase: 'waiting' });
    },
  };
}

export type InterviewRun = ReturnType<typeof createInterviewRun>;
