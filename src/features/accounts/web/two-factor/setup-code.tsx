import { useEffect, useRef } from 'react';
import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Row } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { setupTwoFactor } from '../../account-contract.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { AuthLayout } from '../sign-in/auth-layout.tsx';
import { CopyButton } from './copy-button.tsx';
import { codeError } from '../forms/field-errors.ts';
import styles from './setup-two-factor-page.module.css';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';

const STORES = [
  { key: 'ios', url: 'https://apps.apple.com/app/google-authenticator/id388497605' },
  {
    key: 'android',
    url: 'https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2',
  },
] as const;

export type TwoFactorSetup = CallOf<typeof setupTwoFactor>['reply'];

function StoreLinks() {
  const text = useText('accounts');
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

/** Passes the secret to the app: as a picture, on this phone, or typed. */
function Secret({ setup: { secret, uri, qr } }: { readonly setup: TwoFactorSetup }) {
  const text = useText('accounts');
  return (
    <>
      <p>{text('setup.scanText')}</p>
      <p className={styles.qr}>
        <img src={qr} width={200} height={200} alt={text('setup.qr')} />
      </p>
      <p>
        {text('setup.samePhone')} <a href={uri}>{text('setup.openApp')}</a>
      </p>
      <p className={styles.typed}>{text('setup.typeText')}</p>
      <p className={styles.secret}>
        <code translate="no">{secret}</code>
      </p>
      <CopyButton label={text('setup.copySecret')} text={secret.replace(/ /g, '')} />
    </>
  );
}

const FIELDS = ['code'] as const;
const check = ({ code }: Values<'code'>) => ({ code: codeError(code) });

type SetupCodeProps = {
  readonly setup: TwoFactorSetup;
  /** It is on, in another app. */
  readonly moving: boolean;
  readonly onRestart: () => void;
  readonly onDone: (codes: readonly string[]) => void;
};

/** Install the app, pass it the secret, and confirm with a code. */
export function SetupCode({ setup, moving, onRestart, onDone }: SetupCodeProps) {
  const text = useText('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    send: ({ code }) =>
      call(ACCOUNT_ENDPOINTS, 'updateTwoFactorStatus', { body: { enabled: true, code: code.trim() } }),
    onDone({ recovery_codes: codes = [] }) {
      onDone(codes);
      return 'leaves';
    },
    onRefused: (code) => (code === 'code-wrong' ? 'code' : undefined),
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthLayout
      heading={heading}
      title={text(moving ? 'setup.moveTitle' : 'setup.title')}
      intro={text('setup.stepsIntro')}
    >
      <ol className={styles.steps}>
        <li className={styles.step}>
          <h2 className={styles.title}>{text('setup.installTitle')}</h2>
          <p>{text('setup.installText')}</p>
          <StoreLinks />
        </li>
        <li className={styles.step}>
          <h2 className={styles.title}>{text('setup.scanTitle')}</h2>
          <Secret setup={setup} />
        </li>
        <li className={styles.step}>
          <h2 className={styles.title}>{text('setup.codeTitle')}</h2>
          <AuthForm
            form={form}
            submit={text(moving ? 'setup.moveSubmit' : 'setup.submit')}
            busy={text(moving ? 'setup.moveBusy' : 'setup.busy')}
            nextSteps={{
              'setup-over': (
                <Button variant="secondary" size="small" onClick={onRestart}>
                  {text('setup.restart')}
                </Button>
              ),
            }}
          >
            <CodeField
              label={text('fields.code')}
              name="code"
              required
              hint={text('fields.codeHint')}
              error={errorOf('code')}
            />
          </AuthForm>
        </li>
      </ol>
    </AuthLayout>
  );
}
