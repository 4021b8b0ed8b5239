import { useState, type FormEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import listStyles from '../list/list.module.css';
import { isMonth, type MonthRange } from './month-range.ts';

type Wrong = { readonly field: 'from' | 'to'; readonly words: 'monthWrong' | 'orderWrong' };

function findWrong({ from = '', to = '' }: MonthRange): Wrong | undefined {
  if (from !== '' && !isMonth(from)) return { field: 'from', words: 'monthWrong' };
  if (to !== '' && !isMonth(to)) return { field: 'to', words: 'monthWrong' };
  return from !== '' && to !== '' && from > to ? { field: 'to', words: 'orderWrong' } : undefined;
}

/** The months of the figures. They are in the address, as filters of lists are. */
export function MonthForm({ range }: { readonly range: MonthRange }) {
  const text = useText('backOffice');
  const submit = useSubmit();
  const [wrong, setWrong] = useState<Wrong>();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const read = (name: string) => String(values.get(name)).trim();
    const entered = { from: read('from'), to: read('to') };
    const found = findWrong(entered);
    setWrong(found);
    if (found) form.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
    else {
      const filled = Object.entries(entered).filter(([, month]) => month !== '');
      void submit(Object.fromEntries(filled), { method: 'get', preventScrollReset: true });
    }
  };
  return (
    <Form role="search" method="get" onSubmit={apply} className={listStyles.filters} noValidate>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={`${name} ${range[name] ?? ''}`}
          name={name}
          label={text(`marking.figures.${name}`)}
          hint={text('marking.figures.monthHint')}
          error={wrong?.field === name ? text(`marking.figures.${wrong.words}`) : undefined}
          defaultValue={range[name] ?? ''}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
      ))}
      <div className={listStyles.apply}>
        <Button type="submit">{text('marking.figures.apply')}</Button>
      </div>
    </Form>
  );
}
