import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { needsPlanToSpeak } from '../../domain/sittings/plan-access.ts';
import type { SittingView } from '../../sittings-contract.ts';

type UnderWayProps = {
  readonly sitting: SittingView;
  /** The server's time of the shown state. */
  readonly serverNow: string;
};

/** An open sitting: its section, the time left, and the button to return to it. */
export function SittingUnderWay({ sitting, serverNow }: UnderWayProps) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const { sitting_id: sittingId, next_skill: next, begins_at: beginsAt, sections } = sitting;
  const open = sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
  const skill = next ? t(`skill.${next}`) : '';
  const minutes = open
    ? Math.max(1, Math.ceil((Date.parse(open.deadline_at) - Date.parse(serverNow)) / 60_000))
    : 0;
  const waits = beginsAt !== null && Date.parse(beginsAt) > Date.parse(serverNow);
  return (
    <Notice
      tone="warning"
      title={s('underWay.title')}
      action={
        <ButtonLink to={paths.sitting({ sittingId })} data-continue-sitting="">
          {s('underWay.continue')}
        </ButtonLink>
      }
    >
      <p>
        {open
          ? s('underWay.open', { skill, minutes })
          : s(waits ? 'underWay.next' : 'underWay.begun', { skill })}
      </p>
    </Notice>
  );
}

/** A sitting that only lacks Speaking. */
export function SittingToSpeak({ sitting }: { readonly sitting: SittingView }) {
  const s = useText('sitting');
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  const { sitting_id: sittingId, started_at: startedAt, speaking_until: until } = sitting;
  const dateOf = (instant: string) => formatInstant(instant, { language, timeZone });
  const last = dateOf(until ?? startedAt);
  return (
    <Notice
      tone="info"
      title={s('underWay.speakingTitle')}
      action={
        <ButtonLink variant="secondary" to={paths.sitting({ sittingId })} data-to-speak="">
          {s('underWay.toSpeaking')}
        </ButtonLink>
      }
    >
      <p>
        {needsPlanToSpeak(sitting.sections)
          ? s('speaking.locked', { date: last })
          : s('underWay.speaking', { date: dateOf(startedAt), until: last })}
      </p>
    </Notice>
  );
}
