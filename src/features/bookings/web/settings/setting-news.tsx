import type { ReactNode } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SettingState } from './use-setting.ts';

type NewsProps = {
  readonly setting: SettingState;
  readonly children?: ReactNode;
  /** Another way on, before the undo. */
  readonly next?: ReactNode;
};

/** What was saved, with its undo, or why it was not. */
export function SettingNews({ setting, children, next }: NewsProps) {
  const t = useText('teachSettings');
  const { done, failure, isBusy, undo } = setting;
  if (failure) {
    const isConflict = failure.kind === 'conflict';
    return (
      <Notice
        tone={isConflict ? 'warning' : 'error'}
        announce
        title={failure.kind === 'refused' ? failure.title : t('failedTitle')}
      >
        <p>{failure.kind === 'refused' ? failure.detail : t(isConflict ? 'conflict' : 'failedText')}</p>
      </Notice>
    );
  }
  if (done === undefined) return null;
  return (
    <Notice
      tone="success"
      announce
      title={done.sentence}
      action={
        done.before === undefined ? undefined : (
          <Row>
            {next}
            <Button variant="secondary" size="small" busy={isBusy} onClick={() => void undo()} data-undo="">
              {t('undo')}
            </Button>
          </Row>
        )
      }
    >
      {children}
    </Notice>
  );
}
