import type { ComponentProps } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children' | 'className'>;

/** Several lines of text; grows by its corner. */
export function TextArea({ label, hint, error, optionalLabel, id, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <textarea rows={5} {...rest} {...wiring} className={`${styles.control} ${styles.area}`} />
    </Field>
  );
}
