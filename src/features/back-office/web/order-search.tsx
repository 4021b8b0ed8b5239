import { useState, type FormEvent } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { callAdmin } from './admin-calls.ts';
import styles from './admin.module.css';
import { ORDER_STATES, type OrderState } from './order-states.ts';
import { OrderTable } from './order-table.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useBackOfficeText } from './use-back-office-text.ts';

export type Sought = {
  readonly search?: string;
  readonly state?: OrderState;
  readonly from?: string;
  readonly to?: string;
};

/** The instant at which a day of this browser's calendar begins; `after`: so many days later. */
function instantOf(day: string, after = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}

function readForm(form: HTMLFormElement): Sought {
  const given = new FormData(form);
  const [search, state, from, to] = ['search', 'state', 'from', 'to'].map((name) =>
    String(given.get(name) ?? '').trim(),
  );
  return {
    ...(search ? { search } : {}),
    ...(state ? { state: state as OrderState } : {}),
    ...(from ? { from: instantOf(from) } : {}),
    ...(to ? { to: instantOf(to, 1) } : {}),
  };
}

/** Finds orders, and takes what was found away as a file. */
export function OrderSearch() {
  const text = useBackOfficeText();
  const showToast = useToast();
  const [sought, setSought] = useState<Sought>({});
  const [busy, setBusy] = useState(false);
  const key = JSON.stringify(sought);
  const { state, reload } = useReply(() => callAdmin('findOrders', { query: sought }), key);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSought(readForm(event.currentTarget));
  };
  const save = async () => {
    setBusy(true);
    const result = await callAdmin('exportOrders', { query: sought });
    setBusy(false);
    if (result.ok) saveFile('orders.csv', result.reply);
    else showToast({ tone: 'error', text: text('orders.exportFailed') });
  };
  return (
    <>
      <h1 className={styles.title}>{text('orders.title')}</h1>
      <form onSubmit={submit} role="search">
        <div className={styles.filter}>
          <TextField name="search" type="search" label={text('orders.search')} maxLength={200} />
          <SelectField
            name="state"
            label={text('orders.state')}
            options={[
              { value: '', label: text('orders.anyState') },
              ...ORDER_STATES.map((value) => ({ value, label: text(`states.${value}`) })),
            ]}
          />
          <TextField name="from" type="date" label={text('orders.from')} />
          <TextField name="to" type="date" label={text('orders.to')} />
        </div>
        <div className={styles.acts}>
          <Button type="submit">{text('orders.find')}</Button>
          <Button variant="secondary" busy={busy} onClick={() => void save()}>
            {text('orders.export')}
          </Button>
        </div>
      </form>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={8} />}>
        {({ orders, next_cursor: cursor }) =>
          orders.length === 0 ? (
            <EmptyState title={text('orders.none')}>
              <p>{text('orders.noneText')}</p>
            </EmptyState>
          ) : (
            <OrderTable key={key} sought={sought} first={orders} cursor={cursor} />
          )
        }
      </Loaded>
    </>
  );
}
