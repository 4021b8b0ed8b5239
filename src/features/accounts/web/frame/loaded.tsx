import type { ReactNode } from 'react';
import type { ReplyState } from '#platform/api-client/use-reply.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';

type LoadedProps<Reply> = {
  readonly state: ReplyState<Reply>;
  readonly reload: () => void;
  /** The placeholder while it loads. */
  readonly skeleton: ReactNode;
  readonly children: (reply: Reply) => ReactNode;
};

/** Shows a placeholder, then the loaded thing, or what went wrong and what to do. */
export function Loaded<Reply>({ state, reload, skeleton, children }: LoadedProps<Reply>) {
  const text = useText('signedIn');
  switch (state.status) {
    case 'loading':
      return skeleton;
    case 'ready':
      return children(state.reply);
    case 'offline':
      return (
        <Notice tone="warning" announce title={text('load.offlineTitle')}>
          <p>{text('load.offlineText')}</p>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          tone="error"
          announce
          title={text('load.unreachableTitle')}
          action={
            <Button variant="secondary" size="small" onClick={reload}>
              {text('load.retry')}
            </Button>
          }
        >
          <p>{text('load.unreachableText')}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" announce title={state.problem.title}>
          <p>{state.problem.detail}</p>
        </Notice>
      );
    default:
      return state satisfies never;
  }
}
