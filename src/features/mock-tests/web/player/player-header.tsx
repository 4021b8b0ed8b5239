import {
  CloudAlert as CloudAlertIcon,
  CloudCheck as CloudCheckIcon,
  CloudUpload as CloudUploadIcon,
  CircleQuestionMark as HelpIcon,
  EyeOff as HideIcon,
  Settings as ViewIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AttemptSummary } from '../attempt-summary.ts';
import type { SaveState } from '#platform/outbox/save-state.ts';
import { PlayerBrand } from './player-brand.tsx';
import { PlayerClock } from './player-clock.tsx';
import styles from './player-header.module.css';

const SAVE_ICONS = {
  saved: CloudCheckIcon,
  saving: CloudUploadIcon,
  'not-saved': CloudAlertIcon,
  'signed-out': CloudAlertIcon,
  elsewhere: CloudAlertIcon,
  late: CloudAlertIcon,
  refused: CloudAlertIcon,
} as const satisfies Record<SaveState, unknown>;

type PlayerHeaderProps = {
  readonly attempt: AttemptSummary;
  readonly title: string;
  /** Undefined: no clock runs. */
  readonly remainingSeconds: number | undefined;
  /** Whether the clock draws attention at its thresholds. */
  readonly clockWarns: boolean;
  readonly saveState: SaveState;
  /** Whether this browser stores unsaved answers. */
  readonly kept: boolean;
  /** Buttons shown before those of the screen. */
  readonly tools?: ReactNode;
  /** Undefined where this tab may not submit. */
  readonly onSubmit: (() => void) | undefined;
  readonly onHelp: () => void;
  readonly onView: () => void;
  readonly onHide: () => void;
};

/** The header of a test: its name, the clock, the state of saving, and the exit. */
export function PlayerHeader({
  attempt,
  title,
  remainingSeconds,
  clockWarns,
  saveState,
  kept,
  tools,
  onSubmit,
  onHelp,
  onView,
  onHide,
}: PlayerHeaderProps) {
  const t = useText('mockTests');
  const SaveIcon = SAVE_ICONS[saveState];
  const long = saveState === 'not-saved' && !kept ? t('saving.not-kept') : t(`saving.${saveState}`);
  const isShort = saveState === 'signed-out' || (saveState === 'not-saved' && kept);
  const troubled = saveState !== 'saved' && saveState !== 'saving';
  return (
    <header className={classNames(styles.header, styles.full)} data-troubled={troubled || undefined}>
      <PlayerBrand title={title} attempt={attempt} />
      <div className={styles.clock}>
        {remainingSeconds === undefined ? (
          <p className={styles.noClock} data-no-clock="">
            {t('player.noClock')}
          </p>
        ) : (
          <PlayerClock remainingSeconds={remainingSeconds} warns={clockWarns} />
        )}
      </div>
      <div className={styles.headerEnd}>
        <p className={styles.saving} data-save-state={saveState} title={long}>
          <SaveIcon size={18} aria-hidden="true" />
          <span>{isShort ? t('saving.notSavedShort') : long}</span>
        </p>
        {/* Screen readers announce trouble only. A candidate who hears every "saved" would hear nothing else. */}
        <p className="visually-hidden" role="status">
          {troubled ? long : ''}
        </p>
        <div className={styles.paperTools}>{tools}</div>
        <div className={styles.screenTools}>
          <IconButton label={t('help.open')} onClick={onHelp} data-open-help="">
            <HelpIcon size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('view.open')} onClick={onView} data-open-view="">
            <ViewIcon size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('hide.button')} onClick={onHide} data-hide="">
            <HideIcon size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.submit}>
          <Button size="small" disabled={!onSubmit} onClick={onSubmit} data-submit-attempt="">
            {t('player.submit')}
          </Button>
        </div>
      </div>
    </header>
  );
}
