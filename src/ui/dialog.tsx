import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { X as CloseIcon } from 'lucide-react';
import { HeadingText } from './heading-text.tsx';
import { hideOthers, trapTab } from './modal-focus.ts';
import { lockScroll } from './scroll-lock.ts';
import styles from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  /** Called for Escape, the close button, or a click outside the dialog. */
  readonly onClose?: () => void;
  readonly title: ReactNode;
  /** With `onClose`: the name of the close button. Without both the dialog stays until the page takes it away. */
  readonly closeLabel?: string;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'medium' | 'large';
  /** For a question that must be answered: Escape still closes, a click beside it does not. */
  readonly keepOnOutsideClick?: boolean;
};

/**
 * Something to deal with before going on. Focus moves in and stays in (to the element with `data-autofocus`, else the
 * dialog itself), the page behind holds still, and focus returns to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    closeLabel,
    children,
    actions,
    size = 'medium',
    keepOnOutsideClick = false,
  } = props;
  const veil = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Esc') onClose?.();
    else if (event.key === 'Tab' && panel.current) trapTab(panel.current, event);
  });

  useEffect(() => {
    if (!veil.current || !panel.current) return;
    const cameFrom = document.activeElement;
    const release = lockScroll();
    const showOthers = hideOthers(veil.current);
    const first = panel.current.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current;
    first.focus();
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      showOthers();
      release();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);

  const clickBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !keepOnOutsideClick) onClose?.();
  };

  return (
    <div ref={veil} className={styles.veil} onMouseDown={clickBeside}>
      <div
        ref={panel}
        className={classNames(styles.panel, size === 'large' && styles.large)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            <HeadingText>{title}</HeadingText>
          </h2>
          {onClose && closeLabel ? (
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          ) : null}
        </div>
        <div className={styles.body}>{children}</div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
