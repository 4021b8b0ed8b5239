import type { ReactNode } from 'react';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import { splitAtGaps } from '#ielts/question-types/gaps.ts';
import { Annotated } from './annotated.tsx';
import { groupBlock } from './group-block.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './questions.module.css';

/** Renders a gap: a text field, or a slot for an option. */
export type RenderGap = (number: number) => ReactNode;

type LineGroup = Extract<QuestionGroup, { lines: unknown }>;
type TableGroup = Extract<QuestionGroup, { rows: unknown }>;

type WithGapsProps = {
  readonly text: string;
  readonly gap: RenderGap;
  /** The name of this text among the blocks of the paper. */
  readonly block: string;
};

function WithGaps({ text, gap, block }: WithGapsProps) {
  return splitAtGaps(text).map((piece, place) =>
    typeof piece === 'string' ? (
      <Annotated key={place} block={`${block}.${place}`} text={piece} />
    ) : (
      <span key={place} className={styles.inlineGap} data-question={piece}>
        {gap(piece)}
      </span>
    ),
  );
}

/** A form: the label of each line, and its content. */
function FormLines({ group, gap }: { readonly group: LineGroup; readonly gap: RenderGap }) {
  return (
    <dl className={styles.form}>
      {group.lines.map(({ label, text }, place) => (
        <div key={place} className={styles.formLine}>
          <dt>{label ? <Annotated block={`${groupBlock(group)}.k${place}`} text={label} /> : null}</dt>
          <dd>
            <WithGaps text={text} gap={gap} block={`${groupBlock(group)}.l${place}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A flow chart: steps that follow each other. */
function FlowChart({ group, gap }: { readonly group: LineGroup; readonly gap: RenderGap }) {
  return (
    <ol className={styles.flow}>
      {group.lines.map(({ text }, place) => (
        <li key={place} className={styles.step}>
          <WithGaps text={text} gap={gap} block={`${groupBlock(group)}.l${place}`} />
        </li>
      ))}
    </ol>
  );
}

const INDENTS = [undefined, 'indent1', 'indent2', 'indent3'] as const;

/** Notes and summaries: headings, indented lines, running text. */
function Lines({ group, gap }: { readonly group: LineGroup; readonly gap: RenderGap }) {
  return group.lines.map(({ text, heading, indent = 0 }, place) => {
    const line = <WithGaps text={text} gap={gap} block={`${groupBlock(group)}.l${place}`} />;
    if (heading) {
      return (
        <h4 key={place} className={styles.lineHeading}>
          {line}
        </h4>
      );
    }
    const inset = INDENTS[indent];
    return (
      <p key={place} className={classNames(styles.line, inset && styles[inset])}>
        {line}
      </p>
    );
  });
}

const LAYOUTS = {
  'form-completion': FormLines,
  'flow-chart-completion': FlowChart,
  'note-completion': Lines,
  'summary-completion': Lines,
} as const;

/** A form, notes, a flow chart or a summary with its gaps in place. */
export function LineCompletion({ group, gap }: { readonly group: LineGroup; readonly gap: RenderGap }) {
  const Layout = LAYOUTS[group.type];
  return (
    <div className={styles.sheet}>
      <h3 className={styles.sheetTitle}>
        <Annotated block={`${groupBlock(group)}.title`} text={group.title} />
      </h3>
      <Layout group={group} gap={gap} />
    </div>
  );
}

/** A table with gaps in its cells. On a narrow screen it scrolls separately. */
export function TableCompletion({ group, gap }: { readonly group: TableGroup; readonly gap: RenderGap }) {
  return (
    <div className={styles.sheet} tabIndex={0} role="region" aria-label={group.title}>
      <h3 className={styles.sheetTitle}>
        <Annotated block={`${groupBlock(group)}.title`} text={group.title} />
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            {group.columns.map((column, place) => (
              <th key={place} scope="col">
                <Annotated block={`${groupBlock(group)}.c${place}`} text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <WithGaps text={cell} gap={gap} block={`${groupBlock(group)}.r${place}.${column}`} />
                  </th>
                ) : (
                  <td key={column}>
                    <WithGaps text={cell} gap={gap} block={`${groupBlock(group)}.r${place}.${column}`} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
