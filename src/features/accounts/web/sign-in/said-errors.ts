import type { FormFailure } from './form-result.ts';

/** What the server found wrong with values, in its words. */
export type SaidErrors<Field extends string> = Readonly<
  Partial<Record<Field, { readonly value: string; readonly message: string }>>
>;

/** What a failure says of the fields of a form; it holds for the values that were sent. */
export function readSaidErrors<Field extends string>(
  failure: FormFailure,
  values: Readonly<Record<Field, string>>,
): SaidErrors<Field> {
  const errors = failure.kind === 'refused' ? (failure.problem.errors ?? []) : [];
  const own = errors.filter(({ field }) => Object.prototype.hasOwnProperty.call(values, field));
  // The first one of a field stands; they come in the order of their weight.
  const entries = own
    .reverse()
    .map(({ field, message }) => [field, { value: values[field as Field], message }] as const);
  return Object.fromEntries(entries) as SaidErrors<Field>;
}

/** Without those whose value has changed since. */
export function dropMended<Field extends string>(
  said: SaidErrors<Field>,
  values: Readonly<Record<Field, string>>,
): SaidErrors<Field> {
  const left = (Object.keys(said) as Field[]).filter((field) => said[field]?.value === values[field]);
  return Object.fromEntries(left.map((field) => [field, said[field]])) as SaidErrors<Field>;
}
