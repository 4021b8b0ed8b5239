import { useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField } from '#ui/select-field.tsx';
import styles from './queue.module.css';

export type QueueFilter = {
  readonly kind: '' | 'essay' | 'speaking';
  readonly module: '' | 'academic' | 'general-training';
  readonly appeals: boolean;
};

export const NO_FILTER: QueueFilter = { kind: '', module: '', appeals: false };

type FiltersProps = { readonly filter: QueueFilter; readonly onChange: (filter: QueueFilter) => void };

const KINDS = ['', 'essay', 'speaking'] as const;
const MODULES = ['', 'academic', 'general-training'] as const;

/** Which works are listed. */
export function QueueFilters({ filter, onChange }: FiltersProps) {
  const t = useText('teachQueue');
  const desk = useText('desk');
  const kindText = { '': t('filter.allKinds'), essay: t('filter.essay'), speaking: t('filter.speaking') };
  const change = (changes: Partial<QueueFilter>) => {
    const next = { ...filter, ...changes };
    const isNone = next.kind === '' && next.module === '' && !next.appeals;
    onChange(isNone ? NO_FILTER : next);
  };
  return (
    <div className={styles.filters} role="group" aria-label={t('filter.label')}>
      <SelectField
        label={t('filter.kind')}
        value={filter.kind}
        options={KINDS.map((value) => ({ value, label: kindText[value] }))}
        onChange={({ target }) => change({ kind: KINDS.find((kind) => kind === target.value) ?? '' })}
        data-filter="kind"
      />
      <SelectField
        label={t('filter.module')}
        value={filter.module}
        options={MODULES.map((value) => ({
          value,
          label: value === '' ? t('filter.allModules') : desk(`module.${value}`),
        }))}
        onChange={({ target }) => change({ module: MODULES.find((module) => module === target.value) ?? '' })}
        data-filter="module"
      />
      <Checkbox
        label={t('filter.appeals')}
        checked={filter.appeals}
        onChange={({ target }) => change({ appeals: target.checked })}
      />
    </div>
  );
}
