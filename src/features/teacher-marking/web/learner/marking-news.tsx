import { useSession } from '#features/accounts/web/index.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import { listNews } from './list-news.ts';
import type { Order } from './marking-replies.ts';
import { useInstantText } from './use-instant-text.ts';
import { useReturn } from './use-return.ts';
import styles from './learner.module.css';

/** The markings that are new or on their way, in a line each. Nothing where there are none. */
export function MarkingNews() {
  const text = useText('markingOffer');
  const session = useSession();
  const { state, reload } = useReply(() => call(MARKING_ENDPOINTS, 'listMarkings', {}), session?.user.id);
  useReturn(reload);
  if (state.status !== 'ready') return null;
  const news = listNews(state.reply.markings, Date.parse(state.reply.server_now));
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="marking-news" className={styles.news} data-marking-news="">
      <Panel tone="tint">
        <h2 id="marking-news">{text('news.title')}</h2>
        <ul>
          {news.map((order) => (
            <li key={order.marking_order_id}>
              <NewsLine order={order} />
            </li>
          ))}
        </ul>
        <p>
          <TextLink to={paths.myMarkings()}>{text('news.all')}</TextLink>
        </p>
      </Panel>
    </section>
  );
}

function NewsLine({ order }: { readonly order: Order }) {
  const text = useText('markingOffer');
  const instant = useInstantText();
  const kind = text(`kind.${order.kind}`);
  const isDone = order.state === 'done';
  const line = isDone ? 'done' : order.is_late ? 'late' : 'open';
  return (
    <>
      {text(`news.${line}`, { kind, band: formatBand(order.band ?? 0), date: instant(order.due_at) })}
      <SentenceSpace />
      <TextLink to={paths.marking({ markingOrderId: order.marking_order_id })}>
        {text(isDone ? 'open' : 'follow')}
      </TextLink>
    </>
  );
}
