import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { FormNotice } from '../forms/form-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { takeVerification, type Verification } from './take-verification.ts';
import { useSession } from '../session/use-session.ts';

type VerifyLinkProps = {
  readonly token: string;
  readonly next: string | undefined;
  /** The link does not work, and the visitor needs another one. */
  readonly onWantsLink: () => void;
};

/** Uses the link of an email immediately and shows the result. */
export function VerifyLink({ token, next, onWantsLink }: VerifyLinkProps) {
  const text = useText('accounts');
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [result, setResult] = useState<Verification>();
  const verify = useCallback(() => void takeVerification(token).then(setResult), [token]);
  const verifyAgain = () => {
    setResult(undefined);
    verify();
  };

  useEffect(verify, [verify]);
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);

  if (!result) {
    return (
      <AuthLayout title={text('emailVerify.title')} intro={text('emailVerify.verifying')}>
        <Skeleton lines={2} label={text('emailVerify.verifying')} />
      </AuthLayout>
    );
  }
  if (result.ok) {
    const { kind } = result.reply;
    return (
      <AuthLayout
        heading={heading}
        title={text(`emailVerify.${kind}Title`)}
        intro={text(`emailVerify.${kind}Text`)}
      >
        {session ? (
          <ButtonLink size="large" wide to={kind === 'changed' ? paths.settings() : paths.me()}>
            {text('emailVerify.goOn')}
          </ButtonLink>
        ) : (
          <ButtonLink size="large" wide to={paths.signin({ next })}>
            {text('emailVerify.signin')}
          </ButtonLink>
        )}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      heading={heading}
      title={text('emailVerify.title')}
      intro={text('emailVerify.notVerified')}
      ways={
        <>
          <Way>
            <TextLink to={paths.signin({ next })}>{text('emailVerify.back')}</TextLink>
          </Way>
          {session ? (
            <Way question={text('emailVerify.changing')}>
              <TextLink to={paths.settings()}>{text('emailVerify.toSettings')}</TextLink>
            </Way>
          ) : null}
        </>
      }
    >
      <Stack>
        <FormNotice failure={result} />
        {result.kind === 'unreachable' ? (
          <Button size="large" wide onClick={verifyAgain}>
            {text('emailVerify.tryAgain')}
          </Button>
        ) : (
          <>
            {/* Who opens a link twice has mostly been verified by the first time. */}
            {result.code === 'link-used' ? (
              <ButtonLink size="large" wide to={paths.signin({ next })}>
                {text('emailVerify.signin')}
              </ButtonLink>
            ) : null}
            <Button
              size="large"
              wide
              variant={result.code === 'link-used' ? 'secondary' : 'primary'}
              onClick={onWantsLink}
            >
              {text('emailVerify.newLink')}
            </Button>
          </>
        )}
      </Stack>
    </AuthLayout>
  );
}
