import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { RetryAfter } from './retry-after.tsx';
import type { FormFailure } from './form-result.ts';

/** The next step after a refusal, by its code. */
export type NextSteps = Readonly<Record<string, ReactNode>>;

type FormNoticeProps = {
  readonly failure: FormFailure;
  /** A field shows the failure's message already. */
  readonly named?: boolean;
  readonly nextSteps?: NextSteps | undefined;
};

/** Why a form was refused, that nothing is lost, and what to do next. */
export function FormNotice({ failure, named = false, nextSteps = {} }: FormNoticeProps) {
  const text = useText('accounts');
  if (failure.kind !== 'refused') {
    return (
      <Notice tone="error" title={text(`form.${failure.kind}Title`)} announce>
        {text(`form.${failure.kind}Text`)}
      </Notice>
    );
  }
  const { code, problem, retryAfterSeconds } = failure;
  return (
    <Notice tone="error" title={named ? undefined : problem.title} announce action={nextSteps[code]}>
      <p>{problem.detail}</p>
      {retryAfterSeconds === undefined ? null : <RetryAfter seconds={retryAfterSeconds} />}
    </Notice>
  );
}
