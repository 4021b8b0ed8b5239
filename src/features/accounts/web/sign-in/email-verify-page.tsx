import { useState } from 'react';
import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AuthLayout, AuthLayoutAsleep, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { saveInTab, readFromTab } from './tab-storage.ts';
import { readSignupNext } from './signup-next.ts';
import { MailForm, type SentMail } from '../forms/mail-form.tsx';
import { takeLinkToken } from './take-link-token.ts';
import { useAlive } from '../session/use-alive.ts';
import { VerifyLink } from './verify-link.tsx';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('emailVerify');
export const meta = loaderMeta;

function ResendForm({ mail }: { readonly mail?: SentMail | undefined }) {
  const text = useText('accounts');
  return (
    <MailForm
      request="resendVerification"
      email={mail?.email}
      sentAt={mail?.sentAt}
      onSent={(sent) => saveInTab('mail-sent', { ...readFromTab('mail-sent'), ...sent })}
      texts={{
        submit: text('emailVerify.submit'),
        busy: text('emailVerify.sending'),
        sent: () => text('emailVerify.sent'),
      }}
    />
  );
}

/** Says where the link was sent, and sends it again. Or uses the link that opened the page. */
function VerifyEmail() {
  const text = useText('accounts');
  const [token] = useState(takeLinkToken);
  const [mail, setMail] = useState(() => readFromTab('mail-sent'));
  const [next] = useState(() => mail?.next ?? readSignupNext());
  const [wantsLink, setWantsLink] = useState(token === undefined);
  const ways = (
    <>
      {/* A link is sent to addresses with an account only, so a mistyped one needs another sign-up. */}
      <Way question={text('emailVerify.mistyped')}>
        <TextLink to={paths.signup({ next })}>{text('emailVerify.signUpAgain')}</TextLink>
      </Way>
      <Way>
        <TextLink to={paths.signin({ next })}>{text('emailVerify.back')}</TextLink>
      </Way>
    </>
  );
  if (token !== undefined && !wantsLink) {
    return <VerifyLink token={token} next={next} onWantsLink={() => setWantsLink(true)} />;
  }
  if (!mail) {
    return (
      <AuthLayout title={text('emailVerify.title')} intro={text('emailVerify.intro')} ways={ways}>
        <ResendForm />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={text('emailVerify.sentTitle')}
      intro={
        <>
          {text('emailVerify.sentBefore')}
          <strong>{mail.email}</strong>
          {text('emailVerify.sentAfter')}
        </>
      }
      ways={ways}
    >
      <ResendForm mail={mail} />
      <Button variant="quiet" wide onClick={() => setMail(undefined)}>
        {text('emailVerify.otherAddress')}
      </Button>
    </AuthLayout>
  );
}

export default function EmailVerifyPage() {
  const text = useText('accounts');
  // The page depends on its address and on the tab's storage. The server knows neither.
  return useAlive() ? (
    <VerifyEmail />
  ) : (
    <AuthLayoutAsleep title={text('emailVerify.title')} intro={text('emailVerify.intro')} />
  );
}
