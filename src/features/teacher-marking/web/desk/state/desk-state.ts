import type { DeskComment } from '../desk-replies.ts';

export const DESK_PARTS = ['comments', 'bands', 'letter', 'others', 'finish'] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

/** What the teacher looks at. The marking itself is the draft. */
export type DeskState = {
  /** The part that is open next to the work. */
  readonly part: DeskPart;
  /** The comment that is chosen; null: none. */
  readonly selected: string | null;
  /** Whether the chosen comment is being written. */
  readonly isWriting: boolean;
  /** The place of the chosen criterion, from 0 to 3. */
  readonly criterion: number;
  readonly isHelpOpen: boolean;
  /** The comment that was deleted last and can be restored. */
  readonly deleted: DeskComment | null;
};

export type DeskAct =
  | { readonly do: 'open-part'; readonly part: DeskPart }
  | { readonly do: 'select'; readonly id: string | null }
  /** Chooses the next comment of these, or the one before, and starts again at the end. */
  | { readonly do: 'step'; readonly by: 1 | -1; readonly ids: readonly string[] }
  | { readonly do: 'write'; readonly id: string }
  | { readonly do: 'stop-writing' }
  | { readonly do: 'choose-criterion'; readonly criterion: number }
  | { readonly do: 'delete'; readonly comment: DeskComment }
  | { readonly do: 'restore' }
  | { readonly do: 'help'; readonly isOpen: boolean };

export const FIRST_DESK_STATE: DeskState = {
  part: 'comments',
  selected: null,
  isWriting: false,
  criterion: 0,
  isHelpOpen: false,
  deleted: null,
};

function stepFrom(selected: string | null, by: 1 | -1, ids: readonly string[]): string | null {
  const at = selected === null ? -1 : ids.indexOf(selected);
  if (at < 0) return (by === 1 ? ids[0] : ids[ids.length - 1]) ?? null;
  return ids[(at + by + ids.length) % ids.length] ?? null;
}

/** The state of the desk after an act of the teacher. */
export function actOnDesk(state: DeskState, act: DeskAct): DeskState {
  switch (act.do) {
    case 'open-part':
      return { ...state, part: act.part, isWriting: false };
    case 'select':
      return act.id === state.selected && !state.isWriting
        ? { ...state, part: 'comments' }
        : { ...state, part: act.id === null ? state.part : 'comments', selected: act.id, isWriting: false };
    case 'step':
      return {
        ...state,
        part: 'comments',
        selected: stepFrom(state.selected, act.by, act.ids),
        isWriting: false,
      };
    case 'write':
      return { ...state, part: 'comments', selected: act.id, isWriting: true };
    case 'stop-writing':
      return { ...state, isWriting: false };
    case 'choose-criterion':
      return { ...state, part: 'bands', criterion: act.criterion, isWriting: false };
    case 'delete':
      return {
        ...state,
        deleted: act.comment,
        selected: state.selected === act.comment.id ? null : state.selected,
        isWriting: false,
      };
    case 'restore':
      return state.deleted
        ? { ...state, part: 'comments', selected: state.deleted.id, deleted: null, isWriting: false }
        : state;
    case 'help':
      return { ...state, isHelpOpen: act.isOpen };
    default:
      return act satisfies never;
  }
}
