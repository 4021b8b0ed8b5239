import type { ReactNode, Ref } from 'react';
import styles from './settings.module.css';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Takes the focus where the button that had it is gone. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

/** One part of the settings under its heading. */
export function SettingSection({ id, title, text, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.setting} data-setting={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.quiet}>{text}</p>
      {children}
    </section>
  );
}
