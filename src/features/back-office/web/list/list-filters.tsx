import { useText } from '#platform/i18n/text-provider.tsx';
import { useEffect, useRef, type FormEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { readFilter, type FilterField } from './filter-field.ts';
import styles from './list.module.css';

type FiltersProps = {
  readonly fields: readonly FilterField[];
  /** The values in the address. */
  readonly filter: Readonly<Record<string, string | undefined>>;
};

/** The filter of a list. An applied filter is in the address, so it can be shared, and the back button undoes it. */
export function ListFilters({ fields, filter }: FiltersProps) {
  const text = useText('backOffice');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readFilter(fields, new FormData(event.currentTarget)) as Record<string, string>;
    void submit(values, { method: 'get', preventScrollReset: true });
  };

  // Back and forward change the address under the form. The fields stay mounted, so the focus stays too.
  const address = JSON.stringify(filter);
  useEffect(() => {
    const values = JSON.parse(address) as Record<string, string>;
    for (const { name } of fields) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        control.value = values[name] ?? '';
      }
    }
  }, [address, fields]);

  return (
    <Form
      ref={form}
      role="search"
      method="get"
      onSubmit={apply}
      className={classNames(styles.filters, fields.length > 4 && styles.many)}
    >
      {fields.map((field) =>
        field.kind === 'choice' ? (
          <SelectField
            key={field.name}
            name={field.name}
            label={text(field.label)}
            defaultValue={filter[field.name] ?? ''}
            options={[
              { value: '', label: text(field.any) },
              ...field.options.map(({ value, label }) => ({ value, label: text(label) })),
            ]}
          />
        ) : field.kind === 'record' ? (
          <field.Select
            key={field.name}
            name={field.name}
            label={text(field.label)}
            value={filter[field.name] ?? ''}
          />
        ) : (
          <TextField
            key={field.name}
            name={field.name}
            type={field.kind === 'day' ? 'date' : 'search'}
            label={text(field.label)}
            defaultValue={filter[field.name] ?? ''}
            {...(field.kind === 'search' ? { maxLength: 200, autoComplete: 'off' } : { min: '1970-01-01' })}
          />
        ),
      )}
      <div className={styles.apply}>
        <Button type="submit">{text('list.apply')}</Button>
        {Object.keys(filter).length > 0 ? (
          <ButtonLink to="?" preventScrollReset variant="quiet">
            {text('list.clear')}
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}
