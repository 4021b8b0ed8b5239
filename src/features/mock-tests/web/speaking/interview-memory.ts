/** What this browser remembers of an interview: where it was left, how much of each answer there is, and the notes. */
export type InterviewMemory = {
  /** The step that was shown last; undefined before the first. */
  readonly place?: number | undefined;
  readonly notes: string;
  /** By answer: how much of it was recorded, and whether it is finished. */
  readonly answers: Readonly<Record<string, RememberedAnswer>>;
  /** The candidate records with another device and uploads a file afterwards. */
  readonly uploadsLater: boolean;
  /** Where this device begins to number the chunks of an answer: above those of one that it took over from. */
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

/** Takes what was kept part by part; what is missing or makes no sense is as at first. */
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

/** Where the browser keeps nothing, an interview that is left begins at the answers that the server does not have. */
export function keepInterviewMemory(attemptId: string, memory: InterviewMemory): void {
  try {
    localStorage.setItem(nameOf(attemptId), JSON.stringify(memory));
  } catch {
    // The recordings themselves are kept elsewhere.
  }
}

/** Nothing of it stays on a shared computer. */
export function forgetInterviewMemory(attemptId: string): void {
  try {
    localStorage.removeItem(nameOf(attemptId));
  } catch {
    // Nothing was kept.
  }
}
