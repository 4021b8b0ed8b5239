import { useEffect, useRef, useState } from 'react';
import { paths } from '#paths';
import { call, type CallResult } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { useAlive } from '../session/use-alive.ts';
import { saveSession } from '../session/use-session.ts';
import { AuthLayout, AuthLayoutAsleep } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { FirstPassword, type Invited } from './first-password.tsx';
import { forgetLinkToken, takeLinkToken } from './take-link-token.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('invitation');
export const meta = loaderMeta;

/** After the password: two-factor, which teachers need, and then the desk. */
const AFTERWARDS = paths.setupTwoFactor({ next: paths.teach() });

type Opened = CallResult<Invited>;

/** Opens the invitation, so that a dead link says so before anything is typed. Undefined while it loads. */
function useInvitation(token: string | undefined) {
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<{ readonly tries: number; readonly opened: Opened }>();
  useEffect(() => {
    if (token === undefined) return;
    void call(AUTH_ENDPOINTS, 'viewInvitation', { body: { token } }).then((opened) => {
      if (!opened.ok && opened.kind === 'refused' && opened.code.startsWith('invitation-')) forgetLinkToken();
      setLast({ tries, opened });
    });
  }, [token, tries]);
  return {
    opened: last?.tries === tries ? last.opened : undefined,
    openAgain: () => setTries(tries + 1),
  };
}

function Invitation() {
  const text = useText('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const [token] = useState(takeLinkToken);
  const [isDone, setIsDone] = useState(false);
  const { opened, openAgain } = useInvitation(token);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  if (isDone)
    return (
      <AuthLayout heading={heading} title={text('invitation.doneTitle')} intro={text('invitation.doneText')}>
        <ButtonLink size="large" wide to={paths.signin({ next: AFTERWARDS })}>
          {text('invitation.signin')}
        </ButtonLink>
      </AuthLayout>
    );
  const write = (
    <ButtonLink size="large" wide variant="secondary" to={paths.contact({ topic: 'teachers' })}>
      {text('invitation.write')}
    </ButtonLink>
  );
  if (token === undefined)
    return (
      <AuthLayout title={text('invitation.deadTitle')} intro={text('invitation.noLink')}>
        {write}
      </AuthLayout>
    );
  if (opened === undefined)
    return (
      <AuthLayout title={text('invitation.title')} intro={text('invitation.intro')}>
        <Skeleton label={text('invitation.loading')} lines={4} />
      </AuthLayout>
    );
  if (opened.ok)
    return (
      <FirstPassword
        token={token}
        invited={opened.reply}
        onDone={() => {
          forgetLinkToken();
          // Another account may be signed in here.
          saveSession(null);
          setIsDone(true);
        }}
      />
    );
  if (opened.kind !== 'refused')
    return (
      <AuthLayout title={text('invitation.deadTitle')} intro={text('invitation.unreachable')}>
        <Button size="large" wide onClick={openAgain}>
          {text('invitation.retry')}
        </Button>
      </AuthLayout>
    );
  return (
    <AuthLayout title={opened.problem.title} intro={opened.problem.detail}>
      {opened.code === 'invitation-used' ? (
        <ButtonLink size="large" wide to={paths.signin({ next: AFTERWARDS })}>
          {text('invitation.signin')}
        </ButtonLink>
      ) : (
        write
      )}
    </AuthLayout>
  );
}

/** Where an invited teacher chooses a password. */
export default function InvitationPage() {
  const text = useText('accounts');
  // The secret is in the address. The server renders the same page for every address.
  return useAlive() ? (
    <Invitation />
  ) : (
    <AuthLayoutAsleep title={text('invitation.title')} intro={text('invitation.intro')} />
  );
}
