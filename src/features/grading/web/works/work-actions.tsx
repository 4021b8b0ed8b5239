import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { WorkReply } from '../work-reply.ts';
import { RewriteWork } from './rewrite-work.tsx';
import styles from './works.module.css';

/** The next steps: the text is written again, its replay is watched, or it is printed. */
export function WorkActions({ reply: { work, drafts } }: { readonly reply: WorkReply }) {
  const text = useText('works');
  const open = drafts.find(({ state }) => state === 'draft');
  const others = (
    <>
      <ButtonLink variant="secondary" to={paths.replayWork({ workId: work.work_id })} data-to-replay="">
        {text('actions.replay')}
      </ButtonLink>
      <Button variant="quiet" onClick={() => window.print()} data-print="">
        {text('actions.print')}
      </Button>
    </>
  );
  return (
    <div className={styles.actions}>
      {work.may_redraft && !open ? (
        <RewriteWork workId={work.work_id}>{others}</RewriteWork>
      ) : (
        <Row>
          {open ? (
            <ButtonLink to={paths.writeWork({ workId: open.work_id })} data-write="">
              {text('actions.continue')}
            </ButtonLink>
          ) : null}
          {others}
        </Row>
      )}
      {work.redraft_needs_plan && !open ? (
        <p className={styles.needsPlan} data-redraft-needs-plan="">
          {text('actions.planNeeded')} <TextLink to={paths.plans()}>{text('actions.plans')}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
