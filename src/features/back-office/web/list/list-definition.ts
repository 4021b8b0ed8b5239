import type { ComponentType, ReactNode } from 'react';
import type { CallResult } from '#platform/api-client/api-client.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { TextParameters } from '#platform/i18n/translate.ts';
import type { BackOfficeText, BackOfficeTextPath } from '../back-office-text.ts';
import type { OfficeSubject } from '../office-key.ts';
import type { FilterField, FilterOf } from './filter-field.ts';

/** One page of rows as a call returns it. */
export type ListReply<Row> = {
  readonly rows: readonly Row[];
  /** Requests the next page; null: there is none. */
  readonly nextCursor: string | null;
  /** The zone of the account, for rows with instants and filters with days. */
  readonly timeZone: string;
};

/** What a cell needs to show its row in the admin's language and zone. */
export type ListWriter = {
  readonly text: BackOfficeText;
  readonly language: Language;
  /** The zone of `formatInstant`. */
  readonly timeZone: string;
  readonly formatInstant: (instant: string, shape?: 'date') => string;
};

export type ListColumn<Row> = {
  readonly id: string;
  readonly label: BackOfficeTextPath;
  /** `number`: right-aligned, with figures of one width. */
  readonly align?: 'number';
  readonly cell: (row: Row, write: ListWriter) => ReactNode;
};

export type ListDialogProps = {
  /** The zone of the list, for fields with times. */
  readonly timeZone: string;
  readonly onClose: () => void;
  /** Something has changed: the list is loaded again, and the message is shown. */
  readonly onDone: (words: string) => void;
};

export type ActionDialogProps<Row> = ListDialogProps & { readonly row: Row };

type ActionFrame<Row> = {
  readonly id: string;
  readonly label: BackOfficeTextPath;
  /** Left out: offered for every row. */
  readonly isOffered?: (row: Row) => boolean;
};

/** An act with one confirmation that names its consequence. */
type ConfirmedAction<Row> = ActionFrame<Row> & {
  readonly confirm: {
    readonly title: BackOfficeTextPath;
    readonly text: BackOfficeTextPath;
    readonly button: BackOfficeTextPath;
    readonly isDangerous?: boolean;
  };
  /** Fills the texts of `confirm` and `done`. */
  readonly parameters: (row: Row, write: ListWriter) => TextParameters;
  readonly act: (row: Row) => Promise<CallResult<unknown>>;
  readonly done: BackOfficeTextPath;
};

/** An act with a form. */
type DialogAction<Row> = ActionFrame<Row> & { readonly Dialog: ComponentType<ActionDialogProps<Row>> };

export type RowAction<Row> = ConfirmedAction<Row> | DialogAction<Row>;

export type ListDefinition<Row, Fields extends readonly FilterField[]> = {
  /** What the rows are. Names the list in the cache. */
  readonly name: OfficeSubject;
  readonly title: BackOfficeTextPath;
  readonly intro?: BackOfficeTextPath;
  /** What the list adds up to, above its filters. */
  readonly Summary?: ComponentType;
  readonly filters: Fields;
  readonly load: (
    filter: FilterOf<Fields>,
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<CallResult<ListReply<Row>>>;
  readonly keyOf: (row: Row) => string;
  /** Attributes of the row, such as `data-order`. */
  readonly markOf?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
  /** The first column identifies the row. */
  readonly columns: readonly ListColumn<Row>[];
  readonly actions?: readonly RowAction<Row>[];
  /** An act that adds a row, with a form. */
  readonly create?: { readonly label: BackOfficeTextPath; readonly Dialog: ComponentType<ListDialogProps> };
  readonly download?: {
    readonly load: (filter: FilterOf<Fields>) => Promise<CallResult<Blob>>;
    /** Without the day. */
    readonly file: string;
  };
  /** When there are no rows and no filter is set. */
  readonly empty: { readonly title: BackOfficeTextPath; readonly text: BackOfficeTextPath };
};

/**
 * Declares a list page: its columns, filters and acts. `<ListPage>` does the rest: the filter in the address, paging
 * by cursor, the download, confirmation, and the states while loading, empty and after a failure.
 */
export function defineListPage<Row, const Fields extends readonly FilterField[]>(
  definition: ListDefinition<Row, Fields>,
): ListDefinition<Row, Fields> {
  return definition;
}

/** The reply of a call in the form of a list. */
export function toListReply<Reply, Row>(
  result: CallResult<Reply>,
  read: (reply: Reply) => ListReply<Row>,
): CallResult<ListReply<Row>> {
  return result.ok ? { ok: true, reply: read(result.reply) } : result;
}
