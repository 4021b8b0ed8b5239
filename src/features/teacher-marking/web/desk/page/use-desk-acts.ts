import { useEffect, useEffectEvent, useMemo, useRef, type Dispatch } from 'react';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { useToast } from '#ui/toast.tsx';
import { bandFieldId } from '../bands/band-stepper.tsx';
import { reasonFieldId } from '../bands/criterion-card.tsx';
import type { DeskComment, DeskWork } from '../desk-replies.ts';
import * as edit from '../draft/draft-content.ts';
import type { Missing } from '../draft/list-missing.ts';
import type { MarkingDraft } from '../draft/use-marking-draft.ts';
import { FINISH_BUTTON } from '../finish/finish-panel.tsx';
import type { Finish } from '../finish/use-finish.ts';
import type { DeskKeyName } from '../keys/desk-keys.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { LETTER_FIELD, pointFieldId } from '../letter/letter-form.tsx';
import { createCommentActs } from '../state/desk-acts.ts';
import type { DeskAct, DeskState } from '../state/desk-state.ts';
import { usePlacedComments } from '../state/use-placed-comments.ts';
import { DESK_TEXT } from '../text/essay-text.tsx';
import { readSelection } from '../text/text-selection.ts';
import { focusId, focusSoon } from './focus-field.ts';

export const INTERVIEW_KEYS: readonly DeskKeyName[] = [
  'nextComment',
  'previousComment',
  'editComment',
  'deleteComment',
  'restoreComment',
  'criterion1',
  'criterion2',
  'criterion3',
  'criterion4',
  'bandUp',
  'bandDown',
  'reason',
  'letter',
  'finish',
  'takeBack',
  'claimNext',
  'help',
];
export const ESSAY_KEYS: readonly DeskKeyName[] = ['text', 'newComment', ...INTERVIEW_KEYS];

type ActsOptions = {
  readonly work: DeskWork;
  readonly draft: MarkingDraft;
  readonly state: DeskState;
  readonly dispatch: Dispatch<DeskAct>;
  readonly readOnly: boolean;
  readonly finish: Finish;
  readonly onClaimNext: () => unknown;
};

/** Everything that a teacher does at the desk, by pointer or key. The functions of the parts never change. */
export function useDeskActs(options: ActsOptions) {
  const { work, draft, state, dispatch, readOnly } = options;
  const { change, content } = draft;
  const t = useText('desk');
  const toast = useToast();
  const placed = usePlacedComments(content.comments);
  const questions = useMemo(() => work.work.recordings.map(({ question }) => question), [work.work]);
  const comments = useMemo(
    () => createCommentActs({ change, dispatch, questions }),
    [change, dispatch, questions],
  );
  const criteria = content.criteria.map(({ criterion }) => criterion);
  const chosen = criteria[state.criterion];
  const selected = content.comments.find(({ id }) => id === state.selected);

  // A comment that is being written has the criterion that was chosen last.
  const chosenNow = useRef(chosen);
  useEffect(() => {
    chosenNow.current = chosen;
  });

  const bands = useMemo(
    () => ({
      step: (criterion: Criterion, by: number) => change((now) => edit.stepBand(now, criterion, by)),
      reason: (criterion: Criterion, reason: string) =>
        change((now) => edit.setReason(now, criterion, reason)),
      choose: (criterion: number) => dispatch({ do: 'choose-criterion', criterion }),
      comment: (criterion: Criterion) => comments.addOnCriterion(criterion),
    }),
    [change, dispatch, comments],
  );
  const letter = useMemo(
    () => ({
      text: (text: string) => change((now) => edit.setLetterText(now, text)),
      point: (kind: edit.PointKind, place: number, text: string) =>
        change((now) => edit.setPoint(now, kind, place, text)),
    }),
    [change],
  );
  const addComment = useMemo(
    () =>
      (anchor: DeskComment['anchor'], kind: DeskComment['kind'] = 'error') =>
        comments.add(anchor, { kind, criterion: chosenNow.current ?? null }),
    [comments],
  );
  const remove = useMemo(
    () => (comment: DeskComment) => {
      comments.remove(comment);
      toast({
        text: t('comment.deleted'),
        action: { label: t('comment.restore'), onAct: () => comments.restore(comment) },
      });
    },
    [comments, toast, t],
  );

  // A comment that was just written gives focus back to the text, where the next one is chosen.
  const wasWriting = useRef(false);
  const stopped = useEffectEvent(() => {
    if (state.part === 'comments' && work.order.kind !== 'speaking') focusId(DESK_TEXT);
  });
  useEffect(() => {
    if (wasWriting.current && !state.isWriting) stopped();
    wasWriting.current = state.isWriting;
  }, [state.isWriting]);

  const show = (missing: Missing) => {
    switch (missing.what) {
      case 'comment':
        return comments.write(missing.id);
      case 'band':
      case 'reason':
        bands.choose(criteria.indexOf(missing.criterion));
        return focusId(
          missing.what === 'band' ? bandFieldId(missing.criterion) : reasonFieldId(missing.criterion),
        );
      case 'strengths':
      case 'steps':
        dispatch({ do: 'open-part', part: 'letter' });
        return focusId(pointFieldId(missing.what, missing.place));
      default:
        return missing satisfies never;
    }
  };

  const chooseCriterion = (place: number) => {
    const criterion = criteria[place];
    if (!criterion) return;
    bands.choose(place);
    focusId(bandFieldId(criterion));
  };
  const step = (by: 1 | -1) => {
    const ids = content.comments.map(({ id }) => id);
    if (ids.length > 0) dispatch({ do: 'step', by, ids });
  };
  const commentOnSelection = () => {
    const text = document.getElementById(DESK_TEXT);
    const span = text && readSelection(text, work.work.text);
    if (!span) return focusId(DESK_TEXT);
    document.getSelection()?.removeAllRanges();
    return addComment({ in: 'text', ...span, quote: work.work.text.slice(span.start, span.end) });
  };
  /** The keys that change the marking. They have no act while it can only be read. */
  const writing = {
    newComment: commentOnSelection,
    editComment: () => selected && comments.write(selected.id),
    deleteComment: () => selected && remove(selected),
    restoreComment: () => state.deleted && comments.restore(state.deleted),
    bandUp: () => chosen && bands.step(chosen, 0.5),
    bandDown: () => chosen && bands.step(chosen, -0.5),
  };

  useDeskKeys({
    text: () => focusId(DESK_TEXT),
    nextComment: () => step(1),
    previousComment: () => step(-1),
    criterion1: () => chooseCriterion(0),
    criterion2: () => chooseCriterion(1),
    criterion3: () => chooseCriterion(2),
    criterion4: () => chooseCriterion(3),
    reason() {
      dispatch({ do: 'choose-criterion', criterion: state.criterion });
      if (chosen) focusId(reasonFieldId(chosen));
    },
    letter() {
      dispatch({ do: 'open-part', part: 'letter' });
      focusId(LETTER_FIELD);
    },
    finish() {
      dispatch({ do: 'open-part', part: 'finish' });
      focusSoon(() => document.querySelector<HTMLElement>(FINISH_BUTTON));
    },
    help: () => dispatch({ do: 'help', isOpen: true }),
    ...(readOnly ? {} : writing),
    ...(work.draft.state === 'sent' ? { takeBack: () => void options.finish.takeBack() } : {}),
    ...(work.draft.state === 'draft' ? {} : { claimNext: () => void options.onClaimNext() }),
  });

  return { placed, criteria, comments, bands, letter, addComment, remove, show };
}

export type DeskActs = ReturnType<typeof useDeskActs>;
