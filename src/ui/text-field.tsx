import type { ComponentProps } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children' | 'className'>;

/** One line of text. Everything an `<input>` takes is passed on: name, defaultValue, autoComplete, inputMode, ref. */
export function TextField({ label, hint, error, optionalLabel, id, ...rest }: TextFieldProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <input type="text" {...rest} {...wiring} className={styles.control} />
    </Field>
  );
}
