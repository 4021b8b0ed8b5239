import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './help-dialog.module.css';

const TOPICS = ['clock', 'answers', 'choices', 'numbers', 'divider', 'view', 'hide', 'submit'] as const;

type HelpTopic = { readonly title: string; readonly text: string };
type HelpDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The screen to explain. The default has numbered questions. */
  readonly topics?: readonly HelpTopic[];
};

/** Explains each part of the screen. The clock continues meanwhile. */
export function HelpDialog({ open, onClose, topics }: HelpDialogProps) {
  const t = useText('mockTests');
  const p = useText('player');
  const standard: readonly HelpTopic[] = [
    ...(['flag', 'mark'] as const).map((topic) => ({
      title: p(`help.${topic}.title`),
      text: p(`help.${topic}.text`),
    })),
    ...TOPICS.map((topic) => ({
      title: t(`help.topics.${topic}.title`),
      text: t(`help.topics.${topic}.text`),
    })),
  ];
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
        {(topics ?? standard).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
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
