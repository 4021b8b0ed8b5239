import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { focusFirstError } from '#ui/focus-first-error.ts';
import type { FieldError } from './field-errors.ts';
import { submitToAccounts, type Outcome } from './submit-to-accounts.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
export type Errors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

/** The form at rest, on its way, or what became of it. */
export type FormState = 'idle' | 'busy' | Outcome;

const never = () => () => {};

/** False on the server and until the page is alive; only then a form can be checked and sent. */
function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Values<Field>;
}

const wrongFields = <Field extends string>(errors: Errors<Field>) =>
  (Object.keys(errors) as Field[]).filter((field) => errors[field] !== undefined);

/**
 * One form: checked when it is submitted, the first wrong field focused; from then on an error goes as soon as its
 * cause does. The fields keep their own values, so that nothing typed is ever lost.
 */
export function useAuthForm<Field extends string>(
  fields: readonly Field[],
  check: (values: Values<Field>) => Errors<Field>,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Field>>({} as Errors<Field>);
  const [refusals, setRefusals] = useState(0);
  const [state, setState] = useState<FormState>('idle');
  const alive = useAlive();

  useEffect(() => {
    if (refusals > 0) focusFirstError(ref.current);
  }, [refusals]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state === 'busy') return;
    const found = check(valuesOf(event.currentTarget, fields));
    setErrors(found);
    if (wrongFields(found).length > 0) {
      setState('idle');
      setRefusals(refusals + 1);
      return;
    }
    setState('busy');
    void submitToAccounts().then(setState);
  }

  function change(event: FormEvent<HTMLFormElement>): void {
    const shown = wrongFields(errors);
    if (shown.length === 0) return;
    const now = check(valuesOf(event.currentTarget, fields));
    setErrors(Object.fromEntries(shown.map((field) => [field, now[field]])) as Errors<Field>);
  }

  return {
    errors,
    state,
    alive,
    wrongCount: wrongFields(errors).length,
    /** For the `<form>`. */
    wiring: { ref, onSubmit: submit, onChange: change },
  };
}

export type AuthFormModel = Pick<
  ReturnType<typeof useAuthForm<string>>,
  'state' | 'alive' | 'wrongCount' | 'wiring'
>;
