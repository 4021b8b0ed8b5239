import { promptStart } from '#features/grading/web/index.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Order } from './marking-replies.ts';
import { useInstantText } from './use-instant-text.ts';
import styles from './learner.module.css';

const COLUMNS = ['work', 'state', 'submitted', 'back', 'band'] as const;
/** In UTF-16 units. */
const SHOWN = 90;

/** All submitted works, the newest first. Without one, what a marking is and where one is submitted. */
export function MarkingsList({ markings }: { readonly markings: readonly Order[] }) {
  const text = useText('markingPage');
  const offer = useText('markingOffer');
  const instant = useInstantText();
  if (markings.length === 0) {
    return (
      <EmptyState
        title={text('mine.empty')}
        action={
          <ButtonLink variant="secondary" to={paths.myWorks()}>
            {text('mine.emptyLink')}
          </ButtonLink>
        }
      >
        <p>{text('mine.emptyText')}</p>
      </EmptyState>
    );
  }
  const backOf = ({ state, done_at: doneAt, due_at: dueAt, is_late: isLate }: Order) => {
    if (state === 'cancelled') return '–';
    if (doneAt !== null) return instant(doneAt);
    return text(isLate ? 'mine.lateBy' : 'mine.by', { date: instant(dueAt) });
  };
  return (
    <section aria-labelledby="all-markings" className={styles.part}>
      <h2 id="all-markings">{text('mine.all')}</h2>
      <DataTable
        caption={text('mine.all')}
        columns={COLUMNS.map((id) => ({ id, label: text(`mine.column.${id}`), isNumber: id === 'band' }))}
        rows={markings.map((order) => ({
          key: order.marking_order_id,
          marks: { 'data-marking': order.state },
          cells: [
            <OrderName key="name" order={order} />,
            `${offer(`state.${order.state}`)}${order.is_appeal ? ` · ${text('mine.appeal')}` : ''}`,
            instant(order.submitted_at),
            backOf(order),
            order.band === null ? '–' : formatBand(order.band),
          ],
        }))}
      />
    </section>
  );
}

function OrderName({ order }: { readonly order: Order }) {
  const offer = useText('markingOffer');
  const kind = offer(`kind.${order.kind}`);
  const start = promptStart(order.prompt, SHOWN);
  return (
    <>
      <TextLink to={paths.marking({ markingOrderId: order.marking_order_id })}>{kind}</TextLink>
      {start === '' ? null : (
        <span className={styles.prompt} lang="en">
          {start}
        </span>
      )}
    </>
  );
}
