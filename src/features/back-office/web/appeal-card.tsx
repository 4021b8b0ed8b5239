import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import { useSession } from '#features/accounts/web/index.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';
import type { AdminAppeal } from './admin-replies.ts';
import styles from './admin.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { skillText } from './code-text.ts';

type Verdict = NonNullable<AdminAppeal['verdict']>;

/** One appeal: the question, the answer, the key and the mark; and the decision, which is made once. */
export function AppealCard({ first }: { readonly first: AdminAppeal }) {
  const text = useText('backOffice');
  const language = useLanguage();
  const session = useSession();
  const [appeal, setAppeal] = useState(first);
  const { number, given, accepted, right, reason, name, email, verdict } = appeal;
  const facts = [
    [text('appeals.question'), appeal.question],
    [text('appeals.given'), given || text('appeals.blank')],
    [text('appeals.key'), accepted.join(' / ')],
    [text('appeals.mark'), text(right ? 'appeals.right' : 'appeals.wrong')],
  ] as const;
  return (
    <li className={styles.product} data-appeal={appeal.id}>
      <h2 className={styles.subtitle}>
        {text('appeals.heading', { test: appeal.test_title, skill: skillText(appeal.skill, text), number })}
      </h2>
      <p className={styles.quiet}>
        {formatInstant(appeal.created_at, { language, timeZone: session?.user.time_zone })} ·{' '}
        {email === null ? text('appeals.visitor') : `${name ?? ''} · ${email}`}
      </p>
      <dl className={styles.appealFacts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <blockquote className={styles.words}>{reason}</blockquote>
      {verdict === null ? (
        <AppealAnswer appeal={appeal} onAnswered={setAppeal} />
      ) : (
        <div data-appeal-verdict={verdict}>
          <p>
            <strong>{text(`appeals.verdicts.${verdict}`)}</strong>
          </p>
          <blockquote className={styles.words}>{appeal.answer}</blockquote>
        </div>
      )}
    </li>
  );
}

type AnswerProps = { readonly appeal: AdminAppeal; readonly onAnswered: (appeal: AdminAppeal) => void };

function AppealAnswer({ appeal, onAnswered }: AnswerProps) {
  const text = useText('backOffice');
  const showToast = useToast();
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState<Verdict>();
  const [failure, setFailure] = useState<Exclude<CallResult<never>, { ok: true }>>();
  const decide = async (verdict: Verdict) => {
    const words = answer.trim();
    setMissing(words === '');
    if (words === '' || busy) return;
    setBusy(verdict);
    setFailure(undefined);
    const result = await call(APPEAL_ADMIN_ENDPOINTS, 'answerAppeal', {
      params: { appealId: appeal.id },
      body: { verdict, answer: words },
    });
    setBusy(undefined);
    if (!result.ok) return setFailure(result);
    showToast({ text: text(result.reply.remarked ? 'appeals.remarked' : 'appeals.answered') });
    onAnswered({ ...appeal, verdict, answer: words, right: appeal.right || result.reply.remarked });
  };
  return (
    <>
      <TextArea
        label={text('appeals.answer')}
        hint={text(appeal.email === null ? 'appeals.answerHintVisitor' : 'appeals.answerHint')}
        error={missing && answer.trim() === '' ? text('appeals.answerMissing') : undefined}
        value={answer}
        maxLength={2000}
        rows={3}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button size="small" busy={busy === 'upheld'} onClick={() => void decide('upheld')}>
          {text('appeals.uphold')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={busy === 'declined'}
          onClick={() => void decide('declined')}
        >
          {text('appeals.dismiss')}
        </Button>
      </div>
      {failure === undefined ? null : <FailureNotice failure={failure} />}
    </>
  );
}
