import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import type { ActFailure } from '../act-failure.ts';

type ClaimProps = {
  readonly busy: boolean;
  readonly failure: ActFailure | undefined;
  readonly onClaim: () => void;
};

/** A work that the teacher has not claimed, or no longer. */
export function ClaimFirst({ busy, failure, onClaim }: ClaimProps) {
  const t = useText('desk');
  return (
    <>
      <FailureNotice failure={failure} />
      <EmptyState
        level={1}
        title={t('unclaimed.title')}
        action={
          <>
            <Button busy={busy} onClick={onClaim} data-claim="">
              {t('unclaimed.claim')}
            </Button>{' '}
            <ButtonLink to={paths.teach()} variant="quiet">
              {t('queue.back')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('unclaimed.text')}</p>
      </EmptyState>
    </>
  );
}
