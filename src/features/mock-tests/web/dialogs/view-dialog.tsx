import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { CONTRASTS, TEXT_SIZES, type PlayerView } from '../paper/player-view.ts';

type ViewDialogProps = {
  readonly open: boolean;
  readonly view: PlayerView;
  readonly onChange: (part: Partial<PlayerView>) => void;
  readonly onClose: () => void;
};

/** Text size and contrast. Each choice applies immediately. */
export function ViewDialog({ open, view, onChange, onClose }: ViewDialogProps) {
  const t = useText('mockTests');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('view.title')}
      closeLabel={t('view.done')}
      actions={<Button onClick={onClose}>{t('view.done')}</Button>}
    >
      <RadioGroup
        name="text-size"
        label={t('view.textSize')}
        value={view.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: t(`view.size.${value}`) }))}
        onChange={({ target }) => {
          const textSize = TEXT_SIZES.find((each) => each === target.value);
          if (textSize) onChange({ textSize });
        }}
      />
      <RadioGroup
        name="contrast"
        label={t('view.contrast')}
        value={view.contrast}
        options={CONTRASTS.map((value) => ({ value, label: t(`view.colours.${value}`) }))}
        onChange={({ target }) => {
          const contrast = CONTRASTS.find((each) => each === target.value);
          if (contrast) onChange({ contrast });
        }}
      />
    </Dialog>
  );
}
