import { randomBytes } from 'node:crypto';
import type { CriterionName } from '../../domain/model/band-model.ts';
import { CRITERION_NAMES, type AnchorComparison } from '../../domain/rubric/combine-bands.ts';
import { kindOfText, questionsOf, type TextKind } from '../../domain/rubric/rubric-questions.ts';
import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import { nearestAnchors, type Anchor, type Anchors } from './anchors.ts';
import type { AskResult, ModelClient, ModelFailure, Session } from './create-model-client.ts';
import { comparisonQuestion, rubricQuestion } from './prompts.ts';
import { readComparison, readRubric, type RubricAnswer, type Side, type Sides } from './reply-schemas.ts';

/** What the model said of a text: its answers with quotes, and how the text compares with the anchors near it. */
export type TextReading = {
  readonly answers: Readonly<Record<CriterionName, readonly RubricAnswer[]>>;
  readonly comparisons: Readonly<Record<CriterionName, readonly AnchorComparison[]>>;
};

/** Whether the learner's text comes first. */
const ORDERS = [true, false] as const;

/**
 * Asks the model all questions about a text, together. The first failure ends the other requests: nobody waits for them
 * or pays for them.
 */
export async function readText(
  { client, anchors }: { readonly client: ModelClient; readonly anchors: Anchors },
  work: LocalWork,
  local: LocalGrade,
  session: Session,
): Promise<AskResult<TextReading>> {
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
    Promise.all(CRITERION_NAMES.map((name) => watch(askRubric(client, kind, name, work, shared)))),
    Promise.all(
      near.flatMap((anchor) =>
        ORDERS.map((first) => watch(askBetter(client, kind, work, anchor, first, shared))),
      ),
    ),
  ]);
  return failure ? { ok: false, refusal: failure } : { ok: true, value: gather(near, answers, compared) };
}

function askRubric(
  client: ModelClient,
  kind: TextKind,
  name: CriterionName,
  work: LocalWork,
  session: Session,
) {
  const questions = questionsOf(kind, name).map(([id]) => id);
  return client.ask(rubricQuestion(kind, name, work, aFence()), readRubric(questions, work.text), session);
}

function askBetter(
  client: ModelClient,
  kind: TextKind,
  work: LocalWork,
  anchor: Anchor,
  workFirst: boolean,
  session: Session,
) {
  const question = comparisonQuestion(kind, work, anchor, { workFirst, fence: aFence() });
  return client.ask(question, readComparison, session);
}

function gather(
  near: readonly Anchor[],
  answers: readonly (readonly RubricAnswer[] | undefined)[],
  compared: readonly (Sides | undefined)[],
): TextReading {
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

function aFence(): string {
  return randomBytes(12).toString('hex');
}
