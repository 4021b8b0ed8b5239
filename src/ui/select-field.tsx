import type { ComponentProps } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field.tsx';
import { ChevronDown as ChevronDownIcon } from 'lucide-react';
import styles from './field.module.css';

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children' | 'className' | 'multiple' | 'size'> & {
    readonly options: ReadonlyArray<{
      readonly value: string;
      readonly label: string;
      readonly disabled?: boolean;
    }>;
  };

/** One of a list, chosen with the device's own list. */
export function SelectField({ label, hint, error, optionalLabel, options, id, ...rest }: SelectFieldProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <div className={styles.select}>
        <select {...rest} {...wiring} className={styles.control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </Field>
  );
}
