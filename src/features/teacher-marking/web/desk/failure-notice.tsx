import type { ReactNode } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ActFailure } from './act-failure.ts';

type FailureProps = { readonly failure: ActFailure | undefined; readonly action?: ReactNode };

/** Why the last act failed. Nothing that was typed is lost by it. */
export function FailureNotice({ failure, action }: FailureProps) {
  const t = useText('desk');
  if (!failure) return null;
  const isRefused = failure.kind === 'refused';
  return (
    <Notice
      tone="error"
      announce
      title={isRefused ? failure.title : t('failure.title')}
      {...(action === undefined ? {} : { action })}
    >
      <p>{isRefused ? failure.detail : t('failure.text')}</p>
    </Notice>
  );
}
