import type { ComponentProps } from 'react';
import { FieldError, useFieldWiring, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

type CheckboxProps = Omit<FieldTexts, 'optionalLabel'> &
  Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'>;

/** One statement to agree to, or one thing to switch on. The label may hold links. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <div>
      <label className={styles.choice}>
        <input {...rest} {...wiring} type="checkbox" className={styles.tick} />
        <span>
          {label}
          {hint ? (
            <span id={`${wiring.id}-hint`} className={styles.choiceHint}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      <FieldError id={wiring.id} error={error} />
    </div>
  );
}
