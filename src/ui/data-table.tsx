import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

export type TableColumn = {
  readonly id: string;
  readonly label: string;
  /** At the end of the column, with figures of one width. */
  readonly isNumber?: boolean;
};

export type TableRow = {
  readonly key: string;
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  /** In the order of the columns. The first one names the row. */
  readonly cells: readonly ReactNode[];
  /** Buttons, if there are any for this row. */
  readonly actions?: ReactNode;
};

type TableProps = {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** The heading of the column of actions; without it there is no such column. */
  readonly actionsLabel?: string | undefined;
};

/**
 * A table that reads as cards on a phone: one card for each row, its cells below each other with their headings. The
 * roles are written out because browsers drop them from a table that is laid out otherwise.
 */
export function DataTable({ caption, columns, rows, actionsLabel }: TableProps) {
  return (
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ id, label, isNumber }) => (
            <th key={id} role="columnheader" scope="col" className={classNames(isNumber && styles.number)}>
              {label}
            </th>
          ))}
          {actionsLabel === undefined ? null : (
            <th role="columnheader" scope="col">
              {actionsLabel}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, marks, cells, actions }) => (
          <tr key={key} role="row" tabIndex={-1} className={styles.row} {...marks}>
            {columns.map(({ id, label, isNumber }, place) => {
              const cell = cells[place];
              return place === 0 ? (
                <th key={id} role="rowheader" scope="row" className={styles.name}>
                  {cell}
                </th>
              ) : (
                <td key={id} role="cell" className={classNames(styles.cell, isNumber && styles.number)}>
                  <span className={styles.label} aria-hidden="true">
                    {label}
                  </span>
                  <div className={styles.value}>{cell}</div>
                </td>
              );
            })}
            {actionsLabel === undefined ? null : (
              <td role="cell" className={styles.actions}>
                {actions}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
