import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#paths';
import styles from './player.module.css';
import { useMockTestsText } from './use-mock-tests-text.ts';
import { usePlayerText } from './use-player-text.ts';

const TOPICS = ['clock', 'answers', 'choices', 'numbers', 'divider', 'view', 'hide', 'submit'] as const;

/** What everything on the screen is for. The clock goes on meanwhile. */
export function HelpDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useMockTestsText();
  const p = usePlayerText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={t('help.title')}
      closeLabel={t('help.close')}
      actions={<Button onClick={onClose}>{t('help.close')}</Button>}
    >
      <p>{t('help.goesOn')}</p>
      <dl className={styles.help}>
        {(['flag', 'mark'] as const).map((topic) => (
          <div key={topic}>
            <dt>{p(`help.${topic}.title`)}</dt>
            <dd>{p(`help.${topic}.text`)}</dd>
          </div>
        ))}
        {TOPICS.map((topic) => (
          <div key={topic}>
            <dt>{t(`help.topics.${topic}.title`)}</dt>
            <dd>{t(`help.topics.${topic}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to={paths.tour()} target="_blank">
          {p('help.tour')}
        </TextLink>
      </p>
    </Dialog>
  );
}
