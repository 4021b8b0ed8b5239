import { useSearchParams } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import { Loaded } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './admin.module.css';
import { AppealCard } from './appeal-card.tsx';

/** Appeals without an answer. With `?all=true`, the answered ones too. */
export function AppealList() {
  const text = useText('backOffice');
  const language = useLanguage();
  const [address] = useSearchParams();
  const all = address.get('all') === 'true';
  const { state, reload } = useReply(
    () => call(APPEAL_ADMIN_ENDPOINTS, 'findAppeals', { query: all ? { all: 'true' } : {} }),
    `${language} ${all}`,
  );
  return (
    <>
      <h1 className={styles.title}>{text('appeals.title')}</h1>
      <p className={styles.lead}>{text('appeals.intro')}</p>
      <p className={styles.part}>
        <ButtonLink
          variant="secondary"
          size="small"
          to={all ? '?' : '?all=true'}
          preventScrollReset
          data-all-appeals=""
        >
          {text(all ? 'appeals.showOpen' : 'appeals.showAll')}
        </ButtonLink>
      </p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={8} />}>
        {({ appeals }) =>
          appeals.length === 0 ? (
            <EmptyState title={text('appeals.none')}>{text('appeals.noneText')}</EmptyState>
          ) : (
            <ul className={styles.waiting}>
              {appeals.map((appeal) => (
                <AppealCard key={appeal.id} first={appeal} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
