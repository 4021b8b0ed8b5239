import type { FormFailure } from './form-result.ts';

/** The server's messages for values that it refused. */
export type ServerErrors<Field extends string> = Readonly<
  Partial<Record<Field, { readonly value: string; readonly message: string }>>
>;

/** The messages of a failure for the fields of a form. They are valid for the values that were sent. */
export function readServerErrors<Field extends string>(
  failure: FormFailure,
  values: Readonly<Record<Field, string>>,
): ServerErrors<Field> {
  const errors = failure.kind === 'refused' ? (failure.problem.errors ?? []) : [];
  const own = errors.filter(({ field }) => Object.prototype.hasOwnProperty.call(values, field));
  // The first message of a field is shown. The server sorts them by importance.
  const entries = own
    .reverse()
    .map(({ field, message }) => [field, { value: values[field as Field], message }] as const);
  return Object.fromEntries(entries) as ServerErrors<Field>;
}

/** Without the messages of fields that have changed since. */
export function dropFixed<Field extends string>(
  serverErrors: ServerErrors<Field>,
  values: Readonly<Record<Field, string>>,
): ServerErrors<Field> {
  const left = (Object.keys(serverErrors) as Field[]).filter(
    (field) => serverErrors[field]?.value === values[field],
  );
  return Object.fromEntries(left.map((field) => [field, serverErrors[field]])) as ServerErrors<Field>;
}
