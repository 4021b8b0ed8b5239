import type { Dispatch } from 'react';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import type { DeskComment } from '../desk-replies.ts';
import { addComment, changeComment, removeComment } from '../draft/draft-content.ts';
import type { DraftChange } from '../draft/use-marking-draft.ts';
import type { DeskAct } from './desk-state.ts';

type ActsOptions = {
  readonly change: DraftChange;
  readonly dispatch: Dispatch<DeskAct>;
  /** The questions of the interview, in order; none for a text. */
  readonly questions: readonly string[];
};

/** What a new comment has besides its place. */
type NewComment = Partial<Pick<DeskComment, 'kind' | 'criterion'>>;

/** What a teacher does with comments. The functions never change, so no comment renders for another one. */
export function createCommentActs({ change, dispatch, questions }: ActsOptions) {
  return {
    select: (id: string | null) => dispatch({ do: 'select', id }),
    write: (id: string) => dispatch({ do: 'write', id }),
    add(anchor: DeskComment['anchor'], { kind = 'error', criterion = null }: NewComment = {}): void {
      const comment: DeskComment = {
        id: randomUuid(),
        anchor,
        criterion,
        kind,
        family: null,
        body: '',
        suggestion: null,
      };
      change((content) => addComment(content, comment, questions));
      dispatch({ do: 'write', id: comment.id });
    },
    /** Adds a comment on a criterion as a whole. */
    addOnCriterion(criterion: Criterion): void {
      this.add({ in: 'criterion' }, { kind: 'note', criterion });
    },
    change: (id: string, changes: Partial<Omit<DeskComment, 'id' | 'anchor'>>) =>
      change((content) => changeComment(content, id, changes)),
    /** The comment is written. One that says nothing is removed, and so is a suggestion that changes nothing. */
    stopWriting(id: string): void {
      change((content) => {
        const comment = content.comments.find((each) => each.id === id);
        if (!comment) return content;
        const { anchor, body, suggestion } = comment;
        const isUnchanged = anchor.in === 'text' && suggestion === anchor.quote;
        if (suggestion && !isUnchanged) return content;
        return body.trim() === ''
          ? removeComment(content, id)
          : changeComment(content, id, { suggestion: null });
      });
      dispatch({ do: 'stop-writing' });
    },
    remove(comment: DeskComment): void {
      change((content) => removeComment(content, comment.id));
      dispatch({ do: 'delete', comment });
    },
    restore(comment: DeskComment): void {
      change((content) =>
        content.comments.some(({ id }) => id === comment.id)
          ? content
          : addComment(content, comment, questions),
      );
      dispatch({ do: 'restore' });
    },
  };
}

export type CommentActs = ReturnType<typeof createCommentActs>;
