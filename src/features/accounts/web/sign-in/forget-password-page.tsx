import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { MailForm } from '../forms/mail-form.tsx';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('forgetPassword');
export const meta = loaderMeta;

export default function ForgetPasswordPage() {
  const text = useText('accounts');
  return (
    <AuthLayout
      title={text('forgetPassword.title')}
      intro={text('forgetPassword.intro')}
      ways={
        <Way>
          <TextLink to={paths.signin()}>{text('forgetPassword.back')}</TextLink>
        </Way>
      }
    >
      <MailForm
        request="forgetPassword"
        texts={{
          submit: text('forgetPassword.submit'),
          busy: text('forgetPassword.busy'),
          sent: (email) => text('forgetPassword.sent', { email }),
        }}
      />
    </AuthLayout>
  );
}
