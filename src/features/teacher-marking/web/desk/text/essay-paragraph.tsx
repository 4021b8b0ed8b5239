import { memo } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { PlacedComment, TextParagraph, TextRun } from './lay-out-marks.ts';
import { RUN } from './text-selection.ts';
import styles from './text.module.css';

type ParagraphProps = {
  readonly paragraph: TextParagraph;
  /** The chosen comment, if it is in this paragraph. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
};

/** A paragraph of the learner's text with its comments. It renders again only where something of it changes. */
export const EssayParagraph = memo(
  function EssayParagraph({ paragraph, selected, onSelect }: ParagraphProps) {
    return (
      <p className={styles.paragraph}>
        {paragraph.runs.map((run) => (
          <Run key={run.start} run={run} selected={selected} onSelect={onSelect} />
        ))}
      </p>
    );
  },
  (before, after) =>
    before.paragraph.look === after.paragraph.look &&
    before.paragraph.start === after.paragraph.start &&
    before.selected === after.selected &&
    before.onSelect === after.onSelect,
);

type RunProps = Omit<ParagraphProps, 'paragraph'> & { readonly run: TextRun };

function Run({ run, selected, onSelect }: RunProps) {
  const t = useText('desk');
  const { start, text, comments, ends, isDeleted, inserted } = run;
  const inner = comments.find(({ id }) => id === selected) ?? comments[comments.length - 1];
  const words = <span {...{ [RUN]: start }}>{text}</span>;
  const shown = isDeleted ? <del className={styles.deleted}>{words}</del> : words;
  return (
    <>
      {inner ? (
        <mark
          className={classNames(styles.mark, styles[inner.kind], inner.id === selected && styles.chosen)}
          data-mark={inner.id}
          onClick={() => {
            if (document.getSelection()?.isCollapsed !== false) onSelect(inner.id);
          }}
        >
          {shown}
        </mark>
      ) : (
        shown
      )}
      {inserted.map((words) => (
        <ins key={words} className={styles.inserted}>
          <span className="visually-hidden"> {t('text.better')} </span>
          {words}
        </ins>
      ))}
      {ends.map((comment) => (
        <CommentNumber key={comment.id} comment={comment} selected={selected} onSelect={onSelect} />
      ))}
    </>
  );
}

function CommentNumber({
  comment: { id, kind, number },
  selected,
  onSelect,
}: Omit<RunProps, 'run'> & { readonly comment: PlacedComment }) {
  const t = useText('desk');
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames(styles.number, styles[`${kind}Number`], id === selected && styles.chosenNumber)}
      aria-label={t(`text.number.${kind}`, { number })}
      onClick={() => onSelect(id)}
    >
      {number}
    </button>
  );
}
