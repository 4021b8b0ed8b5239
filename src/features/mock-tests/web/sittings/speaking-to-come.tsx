import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SITTING_ENDPOINTS } from '../../sittings-endpoints.ts';
import styles from './sitting.module.css';
import type { StageProps } from './use-sitting.ts';
import { planSlug, plansThatOpen } from '../../domain/sittings/plan-access.ts';

/** Shown after the sections without a break: Speaking may be taken within a week. */
export function SpeakingToCome({ sitting, until, onReply }: StageProps & { readonly until: string }) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const speaking = sitting.sections.find(({ skill }) => skill === 'speaking');
  const [opener] = plansThatOpen('speaking');
  const date = formatInstant(until, { language, timeZone: session?.user.time_zone });

  async function begin(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const { sitting_id: sittingId } = sitting;
    const result = await call(SITTING_ENDPOINTS, 'continueSitting', {
      params: { sittingId },
      body: { speaking: true },
    });
    setBusy(false);
    if (!result.ok) {
      setProblem(result.kind === 'refused' ? result.problem.detail : t('start.failed'));
      return;
    }
    const { sections } = result.reply.sitting;
    const open = sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
    if (open) await navigate(paths.attempt({ attemptId: open.attempt_id }));
    else onReply(result.reply);
  }

  return (
    <section className={styles.stage} aria-labelledby="stage" data-stage="speaking">
      <div>
        <h2 id="stage">{s('speaking.title')}</h2>
        <p>{s(speaking?.may_sit ? 'speaking.text' : 'speaking.locked', { date })}</p>
        {problem === undefined ? null : (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        {speaking?.may_sit ? (
          <Button size="large" busy={busy} onClick={() => void begin()} data-begin-next="speaking">
            {s('speaking.action')}
          </Button>
        ) : (
          <ButtonLink
            variant="secondary"
            to={opener === undefined ? paths.plans() : paths.plan({ slug: planSlug(opener) })}
          >
            {s('speaking.upgrade')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
