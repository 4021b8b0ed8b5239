import { useEffect, useId, useState } from 'react';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import styles from './grader-choice.module.css';

type Reply = ReplyTo<(typeof WORK_ENDPOINTS)['getGraderChoice']>;
type Choice = NonNullable<Reply['choice']>;

/**
 * Asks whether the learner's texts, and recordings where it hears them, may be sent to the language model. Nothing is
 * shown where none reads texts. After the choice a line says it and lets the learner change it.
 */
export function GraderChoice() {
  const text = useText('graderChoice');
  const title = useId();
  const [reply, setReply] = useState<Reply>();
  const [isChanging, setIsChanging] = useState(false);
  const [busy, setBusy] = useState<Choice>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let left = false;
    void call(WORK_ENDPOINTS, 'getGraderChoice', {}).then((answer) => {
      if (!left && answer.ok) setReply(answer.reply);
    });
    return () => {
      left = true;
    };
  }, []);

  if (!reply?.model?.reads_texts) return null;
  const { model, choice } = reply;
  const named = { name: model.name, host: model.host };

  async function choose(next: Choice): Promise<void> {
    setBusy(next);
    setHasFailed(false);
    const answer = await call(WORK_ENDPOINTS, 'saveGraderChoice', { body: { choice: next } });
    setBusy(undefined);
    setHasFailed(!answer.ok);
    if (!answer.ok) return;
    setReply({ model, choice: answer.reply.choice });
    setIsChanging(false);
  }

  if (choice !== null && !isChanging) {
    return (
      <p className={styles.chosen} role="status" data-grader-choice={choice}>
        {text(`${model.hears_recordings ? 'chosenWithRecordings' : 'chosen'}.${choice}`, named)}{' '}
        <Button variant="quiet" size="small" onClick={() => setIsChanging(true)} data-change-grader="">
          {text('change')}
        </Button>
      </p>
    );
  }
  return (
    <section aria-labelledby={title} className={styles.choice} data-grader-choice="open">
      <Panel tone="tint">
        <h2 id={title} className={styles.title}>
          {text(model.hears_recordings ? 'titleWithRecordings' : 'title')}
        </h2>
        {choice === null ? <p>{text('here')}</p> : null}
        <p>{text(model.hears_recordings ? 'offerWithRecordings' : 'offer', named)}</p>
        <p>
          <strong>{text(model.hears_recordings ? 'sentWithRecordings' : 'sent', named)}</strong>
        </p>
        <p>{text(model.hears_recordings ? 'fromWithRecordings' : 'from')}</p>
        {hasFailed ? (
          <Notice tone="error" announce>
            {text('failed')}
          </Notice>
        ) : null}
        <Row>
          <Button
            variant="secondary"
            busy={busy === 'local'}
            onClick={() => void choose('local')}
            data-choose-grader="local"
          >
            {text('local')}
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'model'}
            onClick={() => void choose('model')}
            data-choose-grader="model"
          >
            {text('model', named)}
          </Button>
        </Row>
      </Panel>
    </section>
  );
}
