import { SelectField } from '#ui/select-field.tsx';
import type { RecordSelectProps } from './filter-field.ts';

type LateSelectProps = RecordSelectProps & {
  /** The label of the choice of none. */
  readonly any: string;
  /** Empty until they have loaded. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A filter whose choices load. Drawn again when they have, so the one in the address is selected. */
export function LateSelect({ name, label, value, any, options }: LateSelectProps) {
  return (
    <SelectField
      key={options.length}
      name={name}
      label={label}
      defaultValue={value}
      options={[{ value: '', label: any }, ...options]}
    />
  );
}
