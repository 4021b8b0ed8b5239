import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

type TabsProps = {
  /** A name for the group of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: ReadonlyArray<{ readonly id: string; readonly label: ReactNode; readonly panel: ReactNode }>;
  /** With `onSelect` the caller keeps the choice; without it the tabs do. */
  readonly selectedId?: string;
  readonly onSelect?: (id: string) => void;
  /** `equal` shares the width: two or three tabs on a phone. */
  readonly fit?: 'content' | 'equal';
};

/** One of several views of the same thing. Arrow keys, Home and End choose; all panels stay, so nothing typed is lost. */
export function Tabs({ label, tabs, selectedId, onSelect, fit = 'content' }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const current = selectedId ?? ownId;
  const at = tabs.findIndex((tab) => tab.id === current);

  const select = (id: string) => {
    setOwnId(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, fit === 'equal' && styles.equal)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
