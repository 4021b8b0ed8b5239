import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { ExternalLink as ExternalLinkIcon, Lock as LockIcon } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { codeError } from './field-errors.ts';
import styles from './setup-two-factor-page.module.css';
import { useAccountsText } from './use-accounts-text.ts';
import { useAuthForm, type Values } from './use-auth-form.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('setup');
export const meta = loaderMeta;

const STORES = [
  { key: 'ios', url: 'https://apps.apple.com/app/google-authenticator/id388497605' },
  {
    key: 'android',
    url: 'https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2',
  },
] as const;

const FIELDS = ['code'] as const;

const check = ({ code }: Values<'code'>) => ({ code: codeError(code) });

function StoreLinks() {
  const text = useAccountsText();
  return (
    <Row className={styles.stores}>
      {STORES.map(({ key, url }) => (
        <ButtonLink
          key={key}
          to={url}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="small"
          iconEnd={<ExternalLinkIcon size={16} />}
        >
          {text(`setup.${key}`)}
          <span className="visually-hidden">{text('setup.newWindow')}</span>
        </ButtonLink>
      ))}
    </Row>
  );
}

export default function SetupTwoFactorPage() {
  const text = useAccountsText();
  const { errors, ...form } = useAuthForm(FIELDS, check);
  return (
    <AuthLayout
      title={text('setup.title')}
      intro={text('setup.intro')}
      ways={
        <Way question={text('setup.done')}>
          <TextLink to={paths.signin()}>{text('setup.signin')}</TextLink>
        </Way>
      }
    >
      <ol className={styles.steps}>
        <li className={styles.step}>
          <h2 className={styles.title}>{text('setup.installTitle')}</h2>
          <p>{text('setup.installText')}</p>
          <StoreLinks />
        </li>
        <li className={styles.step}>
          <h2 className={styles.title}>{text('setup.scanTitle')}</h2>
          <div className={styles.qr}>
            <LockIcon size={28} />
            <p>{text('setup.scanText')}</p>
          </div>
        </li>
        <li className={styles.step}>
          <h2 className={styles.title}>{text('setup.codeTitle')}</h2>
          <AuthForm form={form} submit={text('setup.submit')}>
            <CodeField
              label={text('fields.code')}
              name="code"
              required
              hint={text('fields.codeHint')}
              error={errors.code && text(errors.code)}
            />
          </AuthForm>
        </li>
      </ol>
    </AuthLayout>
  );
}
