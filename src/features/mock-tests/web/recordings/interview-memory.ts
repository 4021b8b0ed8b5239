/**
 * The state of an interview that this browser stores: the last step, the recorded part of each answer, and the notes.
 */
export type InterviewMemory = {
  /** The step that was shown last; undefined before the first. */
  readonly place?: number | undefined;
  readonly notes: string;
  /** By answer: the recorded part of it, and whether it is finished. */
  readonly answers: Readonly<Record<string, RememberedAnswer>>;
  /** The candidate records with another device and uploads a file afterwards. */
  readonly uploadsLater: boolean;
  /** The number of this device's first chunk of an answer. It is above those of the device before it. */
  readonly from: number;
};
export type RememberedAnswer = {
  readonly recordedMs: number;
  readonly chunks: number;
  readonly bytes: number;
  /** The number of this device's first chunk: above those of a device that it took over from. */
  readonly from: number;
  readonly finished: boolean;
};

export const NOTHING_REMEMBERED: InterviewMemory = { notes: '', answers: {}, uploadsLater: false, from: 0 };
export const NO_ANSWER: RememberedAnswer = { recordedMs: 0, chunks: 0, bytes: 0, from: 0, finished: false };

const nameOf = (attemptId: string) => `interview:${attemptId}`;

/** Reads the stored state. Each missing or invalid part is replaced by its default. */
export function parseInterviewMemory(text: string | null): InterviewMemory {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof InterviewMemory, unknown>>;
    return {
      place: Number.isInteger(stored.place) ? Number(stored.place) : undefined,
      notes: typeof stored.notes === 'string' ? stored.notes : '',
      answers: parseAnswers(stored.answers),
      uploadsLater: stored.uploadsLater === true,
      from: Number(stored.from) || 0,
    };
  } catch {
    return NOTHING_REMEMBERED;
  }
}

function parseAnswers(stored: unknown): Record<string, RememberedAnswer> {
  const answers: Record<string, RememberedAnswer> = {};
  for (const [id, value] of Object.entries(
    (stored ?? {}) as Record<string, Partial<RememberedAnswer> | null>,
  )) {
    answers[id] = {
      recordedMs: Number(value?.recordedMs) || 0,
      chunks: Number(value?.chunks) || 0,
      bytes: Number(value?.bytes) || 0,
      from: Number(value?.from) || 0,
      finished: value?.finished === true,
    };
  }
  return answers;
}

export function loadInterviewMemory(attemptId: string): InterviewMemory {
  try {
    return parseInterviewMemory(localStorage.getItem(nameOf(attemptId)));
  } catch {
    return NOTHING_REMEMBERED;
  }
}

/**
 * Stores the state. Where the browser stores nothing, an interview continues at the first answer that the server lacks.
 */
export function keepInterviewMemory(attemptId: string, memory: InterviewMemory): void {
  try {
    localStorage.setItem(nameOf(attemptId), JSON.stringify(memory));
  } catch {
    // The recordings themselves are stored elsewhere.
  }
}

/** Removes the state, because the computer may be shared. */
export function forgetInterviewMemory(attemptId: string): void {
  try {
    localStorage.removeItem(nameOf(attemptId));
  } catch {
    // Nothing was stored.
  }
}
