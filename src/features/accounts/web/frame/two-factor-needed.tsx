import { useLocation } from 'react-router';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Session } from '../session/use-session.ts';

/** Whether an account with this session must set up two-factor before it can use its role. */
export const lacksTwoFactor = ({ user }: Session): boolean => user.two_factor === false;

/** Leads a teacher or admin without two-factor to its setup, which leads back here. Learners’ pages stay open. */
export function TwoFactorNeeded() {
  const text = useText('signedIn');
  const { pathname, search } = useLocation();
  return (
    <Notice
      tone="warning"
      title={text('twoFactor.title')}
      action={
        <ButtonLink to={paths.setupTwoFactor({ next: pathname + search })} size="small">
          {text('twoFactor.action')}
        </ButtonLink>
      }
    >
      <p>{text('twoFactor.text')}</p>
    </Notice>
  );
}
