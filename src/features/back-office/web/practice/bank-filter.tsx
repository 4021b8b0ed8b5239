import { BankSelect } from '#features/practice/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { RecordSelectProps } from '../list/filter-field.ts';

/** One of the banks, or all of them. */
export function BankFilter(props: RecordSelectProps) {
  const text = useText('backOffice');
  return <BankSelect {...props} any={text('practice.allBanks')} />;
}
