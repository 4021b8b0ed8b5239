import { useState } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant, ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SHARED_PARTS, type SharedPart } from '../../domain/brief/shared-parts.ts';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import styles from './lessons.module.css';

type SharesReply = ReplyTo<(typeof AFTER_ENDPOINTS)['getBriefShares']>;

/** What the learner lets teachers see before a lesson. Each tick is stored at once. */
export function BriefShares() {
  const text = useText('myLessons');
  const language = useLanguage();
  const { state, reload } = useReply(() => call(AFTER_ENDPOINTS, 'getBriefShares', {}), language);
  return (
    <section id="shared" aria-labelledby="shares" className={styles.part} data-brief-shares="">
      <h2 id="shares">{text('shares.title')}</h2>
      <p>{text('shares.text')}</p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={3} label={text('loading')} />}>
        {(reply) => <SharesForm reply={reply} />}
      </Loaded>
    </section>
  );
}

function SharesForm({ reply }: { readonly reply: SharesReply }) {
  const text = useText('myLessons');
  const language = useLanguage();
  const [shared, setShared] = useState<readonly SharedPart[]>(reply.shared);
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const { last_look: look } = reply;

  async function change(part: SharedPart, isShared: boolean): Promise<void> {
    // The list is replaced as a whole, so one change waits for the other.
    if (isBusy) return;
    const before = shared;
    const next = SHARED_PARTS.filter((each) => (each === part ? isShared : before.includes(each)));
    setBusy(true);
    setShared(next);
    setSaved(false);
    setFailure(undefined);
    const result = await call(AFTER_ENDPOINTS, 'setBriefShares', { body: { shared: next } });
    setBusy(false);
    setSaved(result.ok);
    if (result.ok) return;
    setShared(before);
    setFailure(result);
  }

  return (
    <>
      {SHARED_PARTS.map((part) => (
        <Checkbox
          key={part}
          label={text(`shares.${part}`)}
          checked={shared.includes(part)}
          onChange={({ currentTarget: { checked } }) => void change(part, checked)}
          data-share={part}
        />
      ))}
      <p role="status" className={styles.quiet}>
        {isSaved ? text('shares.saved') : ''}
      </p>
      <CallProblem failure={failure} uncertain={text('shares.failed')} />
      {look === null ? null : (
        <p className={styles.quiet} data-last-look="">
          {text('shares.look', {
            name: look.teacher_name || text('shares.someone'),
            time: formatInstant(look.at, { language, timeZone: ownTimeZone() ?? 'UTC' }),
          })}
        </p>
      )}
    </>
  );
}
