import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CircleAlert as CircleAlertIcon, CircleCheck as CircleCheckIcon, X as CloseIcon } from 'lucide-react';
import styles from './toast.module.css';

export type Toast = {
  readonly text: ReactNode;
  readonly tone?: 'success' | 'error';
  /** One way back or onward: undo, try again, look. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
};

type ShownToast = Toast & { readonly id: number };

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Gives the function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('A toast was asked for outside <ToastProvider>.');
  return show;
}

/**
 * How long a toast stays unless the pointer is on it: long enough to reach an action. An error waits to be
 * dismissed.
 */
function lifetimeMs(toast: Toast): number {
  if (toast.tone === 'error') return Infinity;
  return toast.action ? 10_000 : 6_000;
}

type ProviderProps = {
  readonly children: ReactNode;
  readonly regionLabel: string;
  readonly dismissLabel: string;
};

/** Short messages over the page's corner, spoken by screen readers; they wait while pointed at or focused. */
export function ToastProvider({ children, regionLabel, dismissLabel }: ProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const cameFrom = useRef<EventTarget | null>(null);

  const show = useCallback((toast: Toast) => {
    count.current += 1;
    const id = count.current;
    setToasts((shown) => [...shown.slice(-2), { ...toast, id }]);
  }, []);

  const dismiss = useCallback((id: number, byHand: boolean) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    if (!byHand) return;
    setHeld(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, []);

  const onFocus = (event: FocusEvent) => {
    setHeld(true);
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={regionLabel}
        aria-live="polite"
        className={styles.region}
        data-stays-live=""
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={onFocus}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastBox
            key={toast.id}
            toast={toast}
            held={held}
            dismissLabel={dismissLabel}
            onDismiss={dismiss}
          />
        ))}
      </section>
    </ToastContext>
  );
}

type BoxProps = {
  readonly toast: ShownToast;
  readonly held: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: (id: number, byHand: boolean) => void;
};

function ToastBox({ toast, held, dismissLabel, onDismiss }: BoxProps) {
  const { id, text, tone = 'success', action } = toast;
  const lifetime = lifetimeMs(toast);

  useEffect(() => {
    if (held || lifetime === Infinity) return;
    const timer = setTimeout(() => onDismiss(id, false), lifetime);
    return () => clearTimeout(timer);
  }, [held, id, lifetime, onDismiss]);

  const act = () => {
    onDismiss(id, true);
    action?.onAct();
  };

  return (
    <div
      className={classNames(styles.toast, tone === 'error' && styles.error)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      {tone === 'error' ? (
        <CircleAlertIcon className={styles.icon} />
      ) : (
        <CircleCheckIcon className={styles.icon} />
      )}
      <p className={styles.text}>{text}</p>
      {action ? (
        <Button variant="quiet" size="small" onClick={act}>
          {action.label}
        </Button>
      ) : null}
      <IconButton label={dismissLabel} onClick={() => onDismiss(id, true)}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
