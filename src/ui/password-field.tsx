import { useState } from 'react';
import { IconButton } from './button.tsx';
import { Field, useFieldWiring } from './field.tsx';
import { Eye as EyeIcon, EyeOff as EyeOffIcon } from 'lucide-react';
import type { TextFieldProps } from './text-field.tsx';
import styles from './field.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

/** A password, hidden until the reader chooses to see it. */
export function PasswordField({
  label,
  hint,
  error,
  optionalLabel,
  showLabel,
  hideLabel,
  id,
  ...rest
}: PasswordFieldProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  const [shown, setShown] = useState(false);
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <div className={styles.withButton}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          {...wiring}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          aria-controls={wiring.id}
          className={styles.inside}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </Field>
  );
}
