import type { DeskBodyProps } from '../page/desk-body.ts';
import { EssayText } from './essay-text.tsx';

/** The body of the desk for an essay, a report or a letter. */
export function EssayBody({ work, ...rest }: DeskBodyProps) {
  const { comments, selected, readOnly, onSelect, onNewComment } = rest;
  return (
    <EssayText
      text={work.text}
      comments={comments}
      selected={selected}
      readOnly={readOnly}
      onSelect={onSelect}
      onNewComment={onNewComment}
    />
  );
}
