import { useText } from '#platform/i18n/text-provider.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { WorkReply } from '../work-reply.ts';
import { OwnText } from './work-task.tsx';
import styles from './works.module.css';

type Model = WorkReply['models'][number];
const CRITERIA = [
  'task-achievement',
  'task-response',
  'coherence-and-cohesion',
  'lexical-resource',
  'grammatical-range-and-accuracy',
] as const;
const criterionOf = (name: string | null) => CRITERIA.find((each) => each === name);

/** Our own answers at several bands, next to the learner's text where there is room. */
export function ModelAnswers({ reply }: { readonly reply: WorkReply }) {
  const text = useText('works');
  const { models } = reply;
  if (models.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="models" data-models="">
      <h2 id="models">{text('models.title')}</h2>
      <p>{text('models.text')}</p>
      <Tabs
        label={text('models.label')}
        fit="equal"
        tabs={models.map((model) => ({
          id: String(model.band),
          label: text('models.band', { band: formatBand(model.band) }),
          panel: <ModelAnswer model={model} reply={reply} />,
        }))}
      />
    </section>
  );
}

function ModelAnswer({ model, reply }: { readonly model: Model; readonly reply: WorkReply }) {
  const text = useText('works');
  return (
    <>
      <div className={styles.beside}>
        <div className={styles.own}>
          <h3>{text('models.yours')}</h3>
          <OwnText reply={reply} />
        </div>
        <div>
          <h3>{text('models.ours', { band: formatBand(model.band) })}</h3>
          <div className={styles.written} lang="en">
            {model.text}
          </div>
        </div>
      </div>
      {model.comments.length > 0 ? (
        <dl className={styles.modelComments}>
          {model.comments.map((comment) => {
            const criterion = criterionOf(comment.criterion);
            return (
              <div key={comment.text}>
                {criterion ? <dt>{text(`criterion.${criterion}`)}</dt> : null}
                <dd>{comment.text}</dd>
              </div>
            );
          })}
        </dl>
      ) : null}
    </>
  );
}
