import { useText } from '#platform/i18n/text-provider.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { BANK_NAMES } from '../../domain/banks.ts';

type BankSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The label of the choice of all banks. */
  readonly any: string;
};

/** A field of a form that chooses one of the banks, or all of them. */
export function BankSelect({ name, label, value, any }: BankSelectProps) {
  const t = useText('practice');
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={value}
      options={[
        { value: '', label: any },
        ...BANK_NAMES.map((bank) => ({ value: bank, label: t(`sets.banks.${bank}`) })),
      ]}
    />
  );
}
