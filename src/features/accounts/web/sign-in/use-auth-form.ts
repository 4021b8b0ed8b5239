import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { FieldError } from './field-errors.ts';
import { dropMended, readSaidErrors, type SaidErrors } from './said-errors.ts';
import { sendChallenged } from './send-form.ts';
import type { FormFailure } from './form-result.ts';
import { useAlive } from '../session/use-alive.ts';
import { useChallenge } from './use-challenge.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
type Errors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

export type FormState = 'idle' | 'busy' | FormFailure;

type Given<Field extends string, Reply> = {
  readonly fields: readonly Field[];
  /** What is wrong before anything is sent. */
  readonly check: (values: Values<Field>) => Errors<Field>;
  /** `challenge`: the solution of the bot challenge, for forms that say `challenged`. */
  readonly send: (values: Values<Field>, challenge: string) => Promise<CallResult<Reply>>;
  readonly challenged?: boolean;
  /** It was taken. `leaves`: another page is on its way, and the form stays busy until it is there. */
  readonly onDone: (reply: Reply, values: Values<Field>) => 'stays' | 'leaves';
  /** Hears why it was not taken. The field it belongs to, where the server names none. */
  readonly onRefused?: (code: string) => Field | undefined;
};

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Values<Field>;
}

const wrongFields = <Field extends string>(errors: Errors<Field>) =>
  (Object.keys(errors) as Field[]).filter((field) => errors[field] !== undefined);

/**
 * One form: checked when it is submitted, the first wrong field focused; from then on an error goes as soon as its
 * cause does. The fields keep their own values, so that nothing typed is ever lost, whatever becomes of the sending.
 */
export function useAuthForm<Field extends string, Reply>(given: Given<Field, Reply>) {
  const { fields, check, challenged = false } = given;
  const text = useText('accounts');
  const ref = useRef<HTMLFormElement>(null);
  const solver = useChallenge();
  const [errors, setErrors] = useState<Errors<Field>>({} as Errors<Field>);
  const [said, setSaid] = useState<SaidErrors<Field>>({} as SaidErrors<Field>);
  const [refusals, setRefusals] = useState(0);
  const [state, setState] = useState<FormState>('idle');
  const alive = useAlive();

  useEffect(() => {
    if (refusals > 0) focusFirstError(ref.current);
  }, [refusals]);

  function fail(failure: FormFailure, values: Values<Field>): void {
    const found = readSaidErrors(failure, values);
    const refused = failure.kind === 'refused' ? failure : undefined;
    const field = refused && given.onRefused?.(refused.code);
    const named = field && { [field]: { value: values[field], message: refused.problem.title } };
    const shown = { ...(named as SaidErrors<Field> | undefined), ...found };
    setSaid(shown);
    // What stands at its fields needs no second telling.
    setState(Object.keys(found).length > 0 ? 'idle' : failure);
    if (Object.keys(shown).length > 0) setRefusals((count) => count + 1);
  }

  async function send(values: Values<Field>): Promise<void> {
    setState('busy');
    setSaid({} as SaidErrors<Field>);
    const result = await (challenged
      ? sendChallenged(solver, (challenge) => given.send(values, challenge))
      : given.send(values, ''));
    if (!result.ok) return fail(result, values);
    if (given.onDone(result.reply, values) === 'stays') setState('idle');
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state === 'busy') return;
    const values = valuesOf(event.currentTarget, fields);
    const found = check(values);
    setErrors(found);
    if (wrongFields(found).length === 0) return void send(values);
    setSaid({} as SaidErrors<Field>);
    setState('idle');
    setRefusals((count) => count + 1);
  }

  function change(event: FormEvent<HTMLFormElement>): void {
    if (challenged) solver.prepare();
    const values = valuesOf(event.currentTarget, fields);
    if (Object.keys(said).length > 0) setSaid(dropMended(said, values));
    const shown = wrongFields(errors);
    if (shown.length === 0) return;
    const now = check(values);
    setErrors(Object.fromEntries(shown.map((field) => [field, now[field]])) as Errors<Field>);
  }

  /** What stands under a field; undefined: nothing is wrong with it. */
  function errorOf(field: Field): string | undefined {
    const path = errors[field];
    return path ? text(path) : said[field]?.message;
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
