import type { ChangeEvent, ReactNode } from 'react';
import { FieldError, useFieldWiring, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

type RadioGroupProps = Omit<FieldTexts, 'optionalLabel'> & {
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly value: string;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
  }>;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
};

/** One of a few, all of them visible. Controlled with `value`, otherwise free from `defaultValue` on. */
export function RadioGroup({
  label,
  hint,
  error,
  id,
  name,
  options,
  value,
  defaultValue,
  onChange,
  required,
  disabled,
}: RadioGroupProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <fieldset id={wiring.id} aria-describedby={wiring['aria-describedby']} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {hint ? (
        <p id={`${wiring.id}-hint`} className={styles.choiceHint}>
          {hint}
        </p>
      ) : null}
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={
              value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
            }
            onChange={onChange}
            required={required}
            className={styles.tick}
          />
          <span>
            {option.label}
            {option.hint ? <span className={styles.choiceHint}>{option.hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldError id={wiring.id} error={error} />
    </fieldset>
  );
}
