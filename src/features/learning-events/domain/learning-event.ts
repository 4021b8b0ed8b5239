/** The kinds of subject of an event. */
type Subject = 'attempt' | 'sitting' | 'lesson' | 'module-test' | 'course';

/** The detail of each kind. It holds numbers and names from closed sets, and no text of the learner. */
type Details = {
  readonly 'attempt-started': {
    readonly mockTest: string;
    readonly skill: string;
    readonly mode: string;
    readonly timed: boolean;
    readonly sittingId: string | null;
  };
  readonly 'attempt-paused': Record<never, never>;
  readonly 'attempt-resumed': Record<never, never>;
  /** `timedOut`: the clock closed it, and not the learner. */
  readonly 'attempt-submitted': { readonly timedOut: boolean };
  /** Written again when an appeal changes the marks. */
  readonly 'section-marked': {
    readonly rawScore: number;
    readonly questionCount: number;
    readonly band: number;
  };
  readonly 'result-opened': Record<never, never>;
  readonly 'sitting-started': { readonly mockTest: string };
  readonly 'appeal-made': { readonly number: number };
  readonly 'appeal-answered': { readonly number: number; readonly verdict: string };
  readonly 'lesson-done': { readonly course: string; readonly lesson: string };
  readonly 'module-test-passed': {
    readonly course: string;
    readonly module: number;
    readonly right: number;
    readonly questions: number;
  };
  readonly 'course-completed': { readonly course: string };
};

export type LearningEventKind = keyof Details;

type Rule = {
  readonly subject: Subject;
  /** Happens at most once to a subject. A second event would be the same act again, so it is not written. */
  readonly once: boolean;
  /** The xAPI verb with the same meaning. */
  readonly verb: string;
};

/** Every kind of event. */
export const LEARNING_EVENT_KINDS = {
  'attempt-started': { subject: 'attempt', once: true, verb: 'http://adlnet.gov/expapi/verbs/initialized' },
  'attempt-paused': { subject: 'attempt', once: false, verb: 'http://adlnet.gov/expapi/verbs/suspended' },
  'attempt-resumed': { subject: 'attempt', once: false, verb: 'http://adlnet.gov/expapi/verbs/resumed' },
  'attempt-submitted': { subject: 'attempt', once: true, verb: 'http://adlnet.gov/expapi/verbs/completed' },
  'section-marked': { subject: 'attempt', once: false, verb: 'http://adlnet.gov/expapi/verbs/scored' },
  'result-opened': { subject: 'attempt', once: true, verb: 'http://id.tincanapi.com/verb/viewed' },
  'sitting-started': { subject: 'sitting', once: true, verb: 'http://adlnet.gov/expapi/verbs/initialized' },
  'appeal-made': { subject: 'attempt', once: false, verb: 'http://adlnet.gov/expapi/verbs/asked' },
  'appeal-answered': { subject: 'attempt', once: false, verb: 'http://adlnet.gov/expapi/verbs/responded' },
  'lesson-done': { subject: 'lesson', once: true, verb: 'http://adlnet.gov/expapi/verbs/completed' },
  'module-test-passed': { subject: 'module-test', once: true, verb: 'http://adlnet.gov/expapi/verbs/passed' },
  'course-completed': { subject: 'course', once: true, verb: 'http://adlnet.gov/expapi/verbs/completed' },
} as const satisfies Record<LearningEventKind, Rule>;

/** One act of learning: the learner, the kind, the subject, and the time. */
export type LearningEvent = {
  [Kind in LearningEventKind]: {
    readonly kind: Kind;
    /** The learner. For an answered appeal it is not the teacher who answered. */
    readonly candidateId: string;
    /** The id of the subject (`LEARNING_EVENT_KINDS` says of which kind). */
    readonly subjectId: string;
    readonly at: Date;
    readonly detail: Details[Kind];
  };
}[LearningEventKind];

/** The kinds that happen at most once to a subject. */
export const ONCE_KINDS: readonly string[] = Object.entries(LEARNING_EVENT_KINDS)
  .filter(([, { once }]) => once)
  .map(([kind]) => kind);

/** The most events of one kind about one subject. Later ones are not written, so nobody can fill the table. */
export const MOST_OF_KIND = 200;
