import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TakeFocus } from './take-focus.tsx';

type HoldOverProps = {
  /** The time is being held again. */
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onOther: () => void;
};

/** Nobody holds the time any more: hold it again, or choose another one. */
export function HoldOver({ busy, onAgain, onOther }: HoldOverProps) {
  const text = useText('lessonTimes');
  return (
    <div data-hold-over="">
      <TakeFocus when="lost">
        <Notice
          tone="warning"
          announce
          title={text('held.overTitle')}
          action={
            <Row>
              <Button size="small" busy={busy} onClick={onAgain} data-hold-again="">
                {text('held.again')}
              </Button>
              <Button size="small" variant="quiet" onClick={onOther}>
                {text('other')}
              </Button>
            </Row>
          }
        >
          <p>{text('held.overText')}</p>
        </Notice>
      </TakeFocus>
    </div>
  );
}
