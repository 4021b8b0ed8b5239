import { groupHeading, groupInstructions } from '#ielts/paper/instructions.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import { rulesOf } from '#ielts/question-types/registry.ts';
import { questionGroupSchema } from '../server/papers/question-group-schema.ts';
import { type CarryNote, changed, left, whole } from './carry-report.ts';
import type { DraftAnswer, DraftGroup } from './draft.ts';
import { asQuestionGroup } from './export-group.ts';
import type { DraftPart } from './import-parts.ts';
import type { ItemPlace } from './read-test.ts';

/** Numbers the questions, joins independent ones into groups, and leaves out what no question type accepts. */

export type NumberedGroup = {
  /** As its author would write it. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly answers: readonly (DraftAnswer & { readonly number: number })[];
};
export type NumberedPart = { readonly part: DraftPart; readonly groups: readonly NumberedGroup[] };

/** Undefined: the group's picture is not accepted. Without a picture, nothing. */
type PictureOf = (
  group: DraftGroup,
  place: ItemPlace,
) =>
  | { readonly picture?: { readonly src: string; readonly alt: Localised } }
  | { readonly refused: string; readonly how: string };

const MOST_QUESTIONS = 40;

type Placed = { readonly group: DraftGroup; readonly place: ItemPlace; readonly more: object };

export function numberParts(
  parts: readonly DraftPart[],
  skill: 'listening' | 'reading',
  pictureOf: PictureOf,
  notes: CarryNote[],
): NumberedPart[] {
  let next = 1;
  const numbered = parts.map((part): NumberedPart => {
    const usable = part.groups.flatMap(({ group, place }) =>
      usableGroup(group, place, skill, pictureOf, notes),
    );
    const groups = joinGroups(usable).flatMap((joined) => {
      const group = numberGroup(joined, next, skill, notes);
      next += group?.answers.length ?? 0;
      return group ? [group] : [];
    });
    return { part, groups };
  });
  return numbered.filter(({ groups }) => groups.length > 0);
}

/** A group that the schema accepts, with its picture. */
function usableGroup(
  group: DraftGroup,
  place: ItemPlace,
  skill: 'listening' | 'reading',
  pictureOf: PictureOf,
  notes: CarryNote[],
): Placed[] {
  const found = pictureOf(group, place);
  if ('refused' in found) {
    notes.push(left(group.subject, found.refused, found.how));
    return [];
  }
  const content = { ...group.build(1), ...found };
  const parsed = questionGroupSchema.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') ?? '';
    const type = String(group.build(1)['type']);
    const what = `As ${type} it does not keep the form of the test (${where}: ${issue?.message ?? ''}).`;
    notes.push(left(group.subject, what, 'Ask it in a form that content/README.md has.'));
    return [];
  }
  if (skill === 'listening' && !rulesOf(asQuestionGroup(parsed.data)).inListening) {
    notes.push(left(group.subject, `Listening has no ${parsed.data.type}.`, 'Ask it as a choice.'));
    return [];
  }
  if (parsed.data.questions.length !== group.answers.length) {
    notes.push(left(group.subject, 'Its gaps and its answers do not go together.', 'Write it by hand.'));
    return [];
  }
  return [{ group, place, more: found }];
}

/** Questions of one kind that follow each other in one section of the test are a group. */
function joinGroups(placed: readonly Placed[]): Placed[][] {
  const joined: Placed[][] = [];
  for (const each of placed) {
    const last = joined.at(-1);
    const [first] = last ?? [];
    const { joins } = each.group;
    if (
      last &&
      joins !== undefined &&
      first?.group.joins === joins &&
      first.place.group === each.place.group
    ) {
      last.push(each);
    } else joined.push([each]);
  }
  return joined;
}

function numberGroup(
  joined: readonly Placed[],
  next: number,
  skill: 'listening' | 'reading',
  notes: CarryNote[],
): NumberedGroup | undefined {
  const fitting: Placed[] = [];
  let count = 0;
  for (const each of joined) {
    const size = each.group.answers.length;
    if (next + count + size - 1 <= MOST_QUESTIONS) {
      fitting.push(each);
      count += size;
    } else {
      notes.push(
        left(
          each.group.subject,
          `A section has ${MOST_QUESTIONS} questions; this is past them.`,
          'Import it as a test of its own.',
        ),
      );
    }
  }
  const [first] = fitting;
  if (!first) return undefined;
  const content = { ...buildJoined(fitting, next), ...first.more };
  const parsed = questionGroupSchema.safeParse(content);
  if (!parsed.success) return undefined;
  const questionGroup = asQuestionGroup(parsed.data);
  const answers = fitting
    .flatMap(({ group }) => group.answers)
    .map((answer, i) => ({ ...answer, number: next + i }));
  notes.push(
    noteOf(fitting, groupHeading(questionGroup), questionGroup.type, groupInstructions(questionGroup, skill)),
  );
  return { content, answers };
}

function buildJoined(joined: readonly Placed[], first: number): Readonly<Record<string, unknown>> {
  let next = first;
  const built = joined.map(({ group }) => {
    const content = group.build(next);
    next += group.answers.length;
    return content;
  });
  const [only, ...more] = built;
  if (!only || more.length === 0) return only ?? {};
  const questions = built.flatMap((content) =>
    Array.isArray(content['questions']) ? content['questions'] : [],
  );
  return { ...only, questions };
}

function noteOf(
  joined: readonly Placed[],
  heading: string,
  type: string,
  usual: readonly string[],
): CarryNote {
  const subjects = [...new Set(joined.map(({ group }) => group.subject))].filter((each) => each !== heading);
  const from =
    subjects.length > 0 && !subjects.every((each) => /^Question \d+$/.test(each))
      ? ` (${subjects.slice(0, 3).join('; ')}${subjects.length > 3 ? '; …' : ''})`
      : '';
  const changes = [...new Set(joined.flatMap(({ group }) => group.changes))];
  const ownInstructions = [...new Set(joined.flatMap(({ place }) => place.instructions))].filter(
    (line) => !usual.includes(line),
  );
  if (ownInstructions.length > 0)
    changes.push(`The instructions are those of the type; there were: “${ownInstructions.join(' ')}”.`);
  const subject = `${heading}${from}`;
  return changes.length > 0 ? changed(subject, `${type}. ${changes.join(' ')}`) : whole(subject, type);
}
