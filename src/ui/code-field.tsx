import type { ClipboardEvent } from 'react';
import { Field, useFieldWiring } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import styles from './field.module.css';

type CodeFieldProps = TextFieldProps & {
  /** The number of digits. Default: 6. */
  readonly digits?: number;
};

/** A code from a message or an app. Takes a pasted code with its spaces or dashes, which a maximum length would cut. */
export function CodeField({ label, hint, error, optionalLabel, id, digits = 6, ...rest }: CodeFieldProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').replace(/\D/g, '');
    if (pasted.length !== digits) return;
    event.preventDefault();
    const input = event.currentTarget;
    // React watches the property: only the element's own setter lets a change be seen.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, pasted);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={digits}
        onPaste={paste}
        {...rest}
        {...wiring}
        className={`${styles.control} ${styles.code}`}
      />
    </Field>
  );
}
