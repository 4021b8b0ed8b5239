import type { Answering } from '#features/questions/web/index.ts';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import type { PracticeNews, PracticeOutbox, SentReview } from '../saving/practice-outbox.ts';
import type { SessionCopy } from '../saving/session-copies.ts';
import { listSteps, type QuestionStep, type Step } from './list-steps.ts';
import type { OwnAnswer } from '../parts/own-answer.ts';
import { readDrafts, writeDrafts } from './session-drafts.ts';

type Receipt = Extract<PracticeNews, { kind: 'answers' }>['reply']['saved'][number];

type MarkStep = (
  step: QuestionStep,
  values: ReadonlyMap<number, string>,
) => ReadonlyMap<number, ExerciseMark>;

type SessionWorkOptions = {
  readonly copy: SessionCopy;
  readonly practice: Pick<
    PracticeOutbox,
    'answer' | 'undo' | 'review' | 'finish' | 'onNews' | 'listPendingAnswers'
  >;
  readonly keep: (copy: SessionCopy) => void;
  /** The rules that mark. Undefined while they are loaded; then nothing is answered. */
  readonly getMark: () => MarkStep | undefined;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** What the page draws, as one value that changes as a whole. */
export type SessionView = {
  readonly answers: ReadonlyMap<string, OwnAnswer>;
  readonly reviewed: ReadonlySet<string>;
  readonly isFinished: boolean;
  /** What moved, from the server. Undefined until it has answered. */
  readonly summary: Extract<PracticeNews, { kind: 'finished' }>['reply']['summary'] | undefined;
  /** Why answers do not count, as the server says. */
  readonly refused: ReadonlySet<string>;
  /** Questions that another device answered first. */
  readonly fromElsewhere: ReadonlySet<string>;
};

export const questionId = (set: string, number: number) => `${set}#${number}`;

const ownAnswerOf = (receipt: Receipt): OwnAnswer => ({
  answer: receipt.answer,
  set: receipt.set,
  number: receipt.number,
  value: receipt.value,
  unsure: receipt.unsure,
  right: receipt.right,
  rule: receipt.rule,
  accepted: receipt.accepted,
  words: receipt.words,
});

/**
 * A session at work. An answer is marked in this browser, stored in it, and given to the outbox in one act, so that
 * neither a reload nor a lost connection changes what was done.
 */
export function createSessionWork({ copy: opened, practice, keep, getMark, newId, now }: SessionWorkOptions) {
  const { reply } = opened;
  const steps = listSteps(reply);
  const listeners = new Set<() => void>();
  const drafts = new Map(Object.entries(readDrafts(reply.session)));
  const answers = new Map<string, OwnAnswer>();
  const reviews = new Map<string, SentReview>();
  const reviewed = new Set(opened.reviewed);
  const refused = new Set<string>();
  const fromElsewhere = new Set<string>();
  let { isFinished } = opened;
  let summary: SessionView['summary'];

  const put = (answer: OwnAnswer) => answers.set(questionId(answer.set, answer.number), answer);
  for (const receipt of reply.answers) put(ownAnswerOf(receipt));
  for (const answer of opened.answers) put(answer);
  // Written to the outbox in the moment before the page was killed.
  for (const sent of practice.listPendingAnswers()) {
    const id = questionId(sent.set, sent.number);
    const step = steps.find(
      (each): each is QuestionStep => each.kind === 'question' && idsOf(each).includes(id),
    );
    if (sent.session === reply.session && step && !answers.has(id)) {
      const marked = getMark()?.(step, new Map([[sent.number, sent.value]])).get(sent.number);
      if (marked) put(withMark(sent, marked));
    }
  }
  let view = look();

  function look(): SessionView {
    return {
      answers: new Map(answers),
      reviewed: new Set(reviewed),
      isFinished,
      summary,
      refused: new Set(refused),
      fromElsewhere: new Set(fromElsewhere),
    };
  }
  function publish(): void {
    view = look();
    for (const listener of listeners) listener();
  }
  function store(): void {
    publish();
    keep({ ...opened, answers: [...answers.values()], reviewed: [...reviewed], isFinished });
  }
  function setDraft(id: string, value: string | undefined): void {
    if (value === undefined) drafts.delete(id);
    else drafts.set(id, value);
    const all: Record<string, string> = {};
    for (const [key, text] of drafts) all[key] = text;
    writeDrafts(reply.session, all);
  }

  const take = (news: PracticeNews) => {
    if (news.kind === 'finished') {
      if (news.reply.session !== reply.session) return;
      summary = news.reply.summary;
      return publish();
    }
    for (const { answer, by } of news.reply.superseded) {
      const own = [...answers.values()].find((each) => each.answer === answer);
      if (!own) continue;
      put(ownAnswerOf(by));
      fromElsewhere.add(questionId(own.set, own.number));
    }
    for (const { answer, because } of news.reply.refused) {
      if (because !== 'undone' && [...answers.values()].some((each) => each.answer === answer))
        refused.add(because);
    }
    store();
  };

  const isDone = (step: Step) =>
    step.kind === 'word'
      ? reviewed.has(step.card.card)
      : step.numbers.every((number) => answers.has(questionId(step.unit.set.id, number)));

  return {
    steps,
    reply,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getView: () => view,
    isDone,
    /** The first step that is not done. Undefined: all are. */
    nextStep: (): Step | undefined => steps.find((step) => !isDone(step)),
    /** The answers of a step, for its fields. */
    answeringOf(step: QuestionStep): Answering {
      const done = isDone(step);
      return {
        store: {
          subscribe(listener) {
            listeners.add(listener);
            return () => {
              listeners.delete(listener);
            };
          },
          valueOf(number) {
            const id = questionId(step.unit.set.id, number);
            return answers.get(id)?.value ?? drafts.get(id) ?? '';
          },
        },
        disabled: done,
        keys: step.unit.key,
        onChange(number, value) {
          setDraft(questionId(step.unit.set.id, number), value);
          publish();
        },
        onVisit: () => undefined,
      };
    },
    /** What is written for a step, by number. */
    valuesOf: (step: QuestionStep): ReadonlyMap<number, string> =>
      new Map(step.numbers.map((number) => [number, drafts.get(questionId(step.unit.set.id, number)) ?? ''])),
    /** Answers a step with what is written. `ms`: from its appearance, without breaks. */
    answer(step: QuestionStep, { unsure, aided, ms }: { unsure: boolean; aided: boolean; ms: number }): void {
      const mark = getMark();
      if (!mark || isDone(step)) return;
      const set = step.unit.set.id;
      const values = new Map(
        step.numbers.map((number) => [number, drafts.get(questionId(set, number)) ?? '']),
      );
      const marks = mark(step, values);
      for (const [number, value] of values) {
        const marked = marks.get(number);
        if (!marked) continue;
        const answer = newId();
        const at = now().toISOString();
        const each = Math.min(Math.round(ms / values.size), 60 * 60 * 1000);
        put(withMark({ answer, set, number, value, unsure }, marked));
        practice.answer({ answer, session: reply.session, set, number, value, unsure, aided, ms: each, at });
        setDraft(questionId(set, number), undefined);
      }
      store();
    },
    /** A slip: the answers of the step do not count. What was written is in its fields again. */
    undo(step: QuestionStep): void {
      for (const number of step.numbers) {
        const id = questionId(step.unit.set.id, number);
        const own = answers.get(id);
        if (!own) continue;
        practice.undo(own.answer);
        answers.delete(id);
        fromElsewhere.delete(id);
        setDraft(id, own.value);
      }
      store();
    },
    /** Says how well a word was known. */
    review(card: string, rating: 1 | 3, ms: number): void {
      const review = { review: newId(), card, rating, ms, at: now().toISOString(), undone: false } as const;
      reviews.set(card, review);
      reviewed.add(card);
      practice.review(review);
      store();
    },
    canUndoReview: (card: string) => reviews.has(card),
    undoReview(card: string): void {
      const review = reviews.get(card);
      if (review) practice.review({ ...review, undone: true });
      reviews.delete(card);
      reviewed.delete(card);
      // What the session has moved is worked out again at its end.
      isFinished = false;
      summary = undefined;
      store();
    },
    finish(): void {
      practice.finish(reply.session);
      isFinished = true;
      writeDrafts(reply.session, {});
      store();
    },
    /** Takes what the server says about this session. Returns how to stop. */
    listen(): () => void {
      const stop = practice.onNews(take);
      if (isFinished && !summary) practice.finish(reply.session);
      return stop;
    },
  };
}

export type SessionWork = ReturnType<typeof createSessionWork>;

const idsOf = ({ unit, numbers }: QuestionStep) => numbers.map((number) => questionId(unit.set.id, number));

function withMark(
  { answer, set, number, value, unsure }: Pick<OwnAnswer, 'answer' | 'set' | 'number' | 'value' | 'unsure'>,
  marked: ExerciseMark,
): OwnAnswer {
  return {
    answer,
    set,
    number,
    value,
    unsure,
    right: 'right' in marked ? marked.right : null,
    rule: marked.rule,
    accepted: marked.accepted,
    words: 'words' in marked && marked.words ? marked.words : null,
  };
}
