import type { ComponentType } from 'react';
import type { BackOfficeTextPath } from '../back-office-text.ts';

export type RecordSelectProps = { readonly name: string; readonly label: string; readonly value: string };

/** A filter of a list. Its name is the parameter of the address and of the call. */
export type FilterField =
  | { readonly kind: 'search'; readonly name: string; readonly label: BackOfficeTextPath }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: BackOfficeTextPath;
      /** The label of the empty choice. */
      readonly any: BackOfficeTextPath;
      readonly options: readonly { readonly value: string; readonly label: BackOfficeTextPath }[];
    }
  /** One of the records that the server has, by its id. */
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly label: BackOfficeTextPath;
      /** What names a record; left out: a UUID. */
      readonly id?: 'slug';
      /** Offers the records by their names. */
      readonly Select: ComponentType<RecordSelectProps>;
    }
  /** A calendar day, `2026-11-21`. The server reads it in the time zone of the account. */
  | { readonly kind: 'day'; readonly name: string; readonly label: BackOfficeTextPath };

type ValueOf<Field> = Field extends {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: infer Value }[];
}
  ? Value
  : string;

/** The values of some filters, typed from their declaration. An empty filter is missing. */
export type FilterOf<Fields extends readonly FilterField[]> = {
  readonly [Field in Fields[number] as Field['name']]?: ValueOf<Field>;
};

const RECORD = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const SLUG = /^[a-z0-9-]{1,60}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a filter can have that value. A person may type an address, or use an old link. */
function isPossible(field: FilterField, value: string): boolean {
  switch (field.kind) {
    case 'search':
      return true;
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'record':
      return (field.id === 'slug' ? SLUG : RECORD).test(value);
    case 'day':
      return DAY.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;
    default:
      return field satisfies never;
  }
}

type Values = { get(name: string): unknown };

/** The trimmed values of a form or of an address. Empty and impossible ones are left out. */
export function readFilter<const Fields extends readonly FilterField[]>(
  fields: Fields,
  values: Values,
): FilterOf<Fields> {
  const entries = fields.flatMap((field) => {
    const value = String(values.get(field.name) ?? '').trim();
    return value !== '' && isPossible(field, value) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(entries) as FilterOf<Fields>;
}
