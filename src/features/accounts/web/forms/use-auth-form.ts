import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { FieldError } from './field-errors.ts';
import { dropFixed, readServerErrors, type ServerErrors } from './server-errors.ts';
import { sendChallenged } from './send-form.ts';
import type { FormFailure } from './form-result.ts';
import { useAlive } from '../session/use-alive.ts';
import { useChallenge } from './use-challenge.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
type Errors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

export type FormState = 'idle' | 'busy' | FormFailure;

type UseAuthFormOptions<Field extends string, Reply> = {
  readonly fields: readonly Field[];
  /** The errors that are known before sending. */
  readonly check: (values: Values<Field>) => Errors<Field>;
  /** `challenge`: the solution of the bot challenge, for forms with `challenged`. */
  readonly send: (values: Values<Field>, challenge: string) => Promise<CallResult<Reply>>;
  readonly challenged?: boolean;
  /** Called after success. `leaves`: another page is loading, and the form stays busy until then. */
  readonly onDone: (reply: Reply, values: Values<Field>) => 'stays' | 'leaves';
  /** Called with the code of a refusal. Returns its field, where the server names none. */
  readonly onRefused?: (code: string) => Field | undefined;
};

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Values<Field>;
}

const wrongFields = <Field extends string>(errors: Errors<Field>) =>
  (Object.keys(errors) as Field[]).filter((field) => errors[field] !== undefined);

/**
 * One form. It is checked on submit, and the first wrong field gets the focus. From then on an error disappears once
 * its cause does. The fields keep their values, so a failure never loses what was typed.
 */
export function useAuthForm<Field extends string, Reply>(options: UseAuthFormOptions<Field, Reply>) {
  const { fields, check, challenged = false } = options;
  const text = useText('accounts');
  const ref = useRef<HTMLFormElement>(null);
  const solver = useChallenge();
  const [errors, setErrors] = useState<Errors<Field>>({} as Errors<Field>);
  const [serverErrors, setServerErrors] = useState<ServerErrors<Field>>({} as ServerErrors<Field>);
  const [refusals, setRefusals] = useState(0);
  const [state, setState] = useState<FormState>('idle');
  const alive = useAlive();

  useEffect(() => {
    if (refusals > 0) focusFirstError(ref.current);
  }, [refusals]);

  function fail(failure: FormFailure, values: Values<Field>): void {
    const found = readServerErrors(failure, values);
    const refused = failure.kind === 'refused' ? failure : undefined;
    const field = refused && options.onRefused?.(refused.code);
    const named = field && { [field]: { value: values[field], message: refused.problem.title } };
    const shown = { ...(named as ServerErrors<Field> | undefined), ...found };
    setServerErrors(shown);
    // A message at a field needs no notice above the form.
    setState(Object.keys(found).length > 0 ? 'idle' : failure);
    if (Object.keys(shown).length > 0) setRefusals((count) => count + 1);
  }

  async function send(values: Values<Field>): Promise<void> {
    setState('busy');
    setServerErrors({} as ServerErrors<Field>);
    const result = await (challenged
      ? sendChallenged(solver, (challenge) => options.send(values, challenge))
      : options.send(values, ''));
    if (!result.ok) return fail(result, values);
    if (options.onDone(result.reply, values) === 'stays') setState('idle');
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state === 'busy') return;
    const values = valuesOf(event.currentTarget, fields);
    const found = check(values);
    setErrors(found);
    if (wrongFields(found).length === 0) return void send(values);
    setServerErrors({} as ServerErrors<Field>);
    setState('idle');
    setRefusals((count) => count + 1);
  }

  function change(event: FormEvent<HTMLFormElement>): void {
    if (challenged) solver.prepare();
    const values = valuesOf(event.currentTarget, fields);
    if (Object.keys(serverErrors).length > 0) setServerErrors(dropFixed(serverErrors, values));
    const shown = wrongFields(errors);
    if (shown.length === 0) return;
    const now = check(values);
    setErrors(Object.fromEntries(shown.map((field) => [field, now[field]])) as Errors<Field>);
  }

  /** The message under a field; undefined: the field is fine. */
  function errorOf(field: Field): string | undefined {
    const path = errors[field];
    return path ? text(path) : serverErrors[field]?.message;
  }

  return {
    state,
    alive,
    errorOf,
    wrongCount: fields.filter((field) => errorOf(field) !== undefined).length,
    /** For the `<form>`. */
    wiring: { ref, onSubmit: submit, onChange: change },
  };
}

export type AuthFormModel = Pick<
  ReturnType<typeof useAuthForm<string, unknown>>,
  'state' | 'alive' | 'wrongCount' | 'wiring'
>;
