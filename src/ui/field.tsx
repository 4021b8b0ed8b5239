import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlert as CircleAlertIcon } from 'lucide-react';
import styles from './field.module.css';

export type FieldTexts = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The problem, in the catalogue's words. Its presence marks the field as wrong. */
  readonly error?: ReactNode;
  /** Said after the label of a field that may stay empty. */
  readonly optionalLabel?: string;
};

export type Wiring = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

/** Ties a control to its hint and error: spread `wiring` on the control. */
export function useFieldWiring({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, id?: string): Wiring {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = classNames(Boolean(hint) && `${fieldId}-hint`, Boolean(error) && `${fieldId}-error`);
  return {
    id: fieldId,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** The message under a control that is wrong. */
export function FieldError({ id, error }: { readonly id: string; readonly error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <CircleAlertIcon size={18} />
      <span>{error}</span>
    </p>
  );
}

/** Label above, hint, the control, error under it. */
export function Field({
  id,
  label,
  optionalLabel,
  hint,
  error,
  children,
}: FieldTexts & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optionalLabel ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
