import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { officePaths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import { CONTACT_ADMIN_ENDPOINTS } from '#features/site/admin-endpoints.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { AdminMessage, AdminOrderSummary } from './admin-replies.ts';
import styles from './admin.module.css';
import { topicText } from './code-text.ts';
import { useOfficeQuery } from './use-office-query.ts';

const SHOWN = 5;

/** Open tasks of an admin: appeals, the latest orders, the latest messages. */
export function WaitingList() {
  const text = useText('backOffice');
  const appeals = useOfficeQuery({
    subject: 'appeals',
    part: 'open',
    call: (signal) => call(APPEAL_ADMIN_ENDPOINTS, 'findAppeals', { query: {}, signal }),
  });
  const orders = useOfficeQuery({
    subject: 'orders',
    part: 'latest',
    call: (signal) => call(ORDER_ADMIN_ENDPOINTS, 'findOrders', { query: {}, signal }),
  });
  const messages = useOfficeQuery({
    subject: 'messages',
    part: 'latest',
    call: (signal) => call(CONTACT_ADMIN_ENDPOINTS, 'listContactMessages', { signal }),
  });
  const parts = [appeals, orders, messages];
  const isDown = parts.every(({ state: { status } }) => status === 'offline' || status === 'unreachable');
  const reload = () => parts.forEach((part) => part.reload());
  const skeleton = <Skeleton label={text('loading')} lines={3} />;
  return (
    <>
      <h1 className={styles.title}>{text('start.title')}</h1>
      {isDown ? (
        // One notice for all three.
        <Loaded state={orders.state} reload={reload} skeleton={skeleton}>
          {() => null}
        </Loaded>
      ) : (
        <>
          <div className={styles.columns}>
            <Panel className={styles.part}>
              <h2 className={styles.subtitle}>{text('start.appeals')}</h2>
              <Loaded {...appeals} skeleton={skeleton}>
                {({ appeals: open, next_cursor: next }) => (
                  <OpenAppeals count={open.length} isMore={next !== null} />
                )}
              </Loaded>
            </Panel>
            <Panel className={styles.part}>
              <h2 className={styles.subtitle}>{text('start.orders')}</h2>
              <Loaded {...orders} skeleton={skeleton}>
                {({ orders: latest }) => <LatestOrders orders={latest.slice(0, SHOWN)} />}
              </Loaded>
            </Panel>
          </div>
          <section className={styles.part}>
            <h2 className={styles.subtitle}>{text('start.messages')}</h2>
            <Loaded {...messages} skeleton={skeleton}>
              {({ messages: latest }) => <LatestMessages messages={latest} />}
            </Loaded>
          </section>
        </>
      )}
    </>
  );
}

/** How many appeals wait; `isMore`: more than those. */
function OpenAppeals({ count, isMore }: { readonly count: number; readonly isMore: boolean }) {
  const text = useText('backOffice');
  if (count === 0) return <p>{text('start.noAppeals')}</p>;
  return (
    <>
      <p data-open-appeals={count}>{text(isMore ? 'start.appealsMany' : 'start.appealsWait', { count })}</p>
      <div className={styles.acts}>
        <ButtonLink to={officePaths.appeals()}>{text('start.answer')}</ButtonLink>
      </div>
    </>
  );
}

function LatestOrders({ orders }: { readonly orders: readonly AdminOrderSummary[] }) {
  const text = useText('backOffice');
  if (orders.length === 0) return <p>{text('start.noOrders')}</p>;
  return (
    <>
      <ul className={styles.facts}>
        {orders.map(({ order_id: orderId, number, buyer, state, total_minor: total }) => (
          <li key={orderId}>
            <TextLink to={officePaths.order({ orderId })}>{number}</TextLink> {buyer.name || buyer.email},{' '}
            {formatMoney(total, 'USD')}, {text(`states.${state}`)}
          </li>
        ))}
      </ul>
      <p>
        <TextLink variant="arrow" to={officePaths.orders()}>
          {text('start.allOrders')}
        </TextLink>
      </p>
    </>
  );
}

/** The newest message is open, the earlier ones are folded. */
function LatestMessages({ messages }: { readonly messages: readonly AdminMessage[] }) {
  const text = useText('backOffice');
  const language = useLanguage();
  const session = useSession();
  if (messages.length === 0) return <p>{text('start.noMessages')}</p>;
  return (
    <ul className={styles.plain}>
      {messages.map(({ id, name, email, topic, message, created_at: at }, place) => (
        <li key={id} className={styles.product} data-message={id}>
          <details open={place < SHOWN}>
            <summary>
              {name}: {topicText(topic, text)}
              <span className={styles.quiet}>
                {' '}
                {formatInstant(at, { language, timeZone: session?.user.time_zone })}
              </span>
            </summary>
            <blockquote className={styles.words}>{message}</blockquote>
            <p>
              <a href={`mailto:${encodeURIComponent(email)}`}>{text('start.reply', { email })}</a>
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
