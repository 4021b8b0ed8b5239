import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { HeadingText } from './heading-text.tsx';
import styles from './layout.module.css';

type Children = { readonly children: ReactNode; readonly className?: string };

/** Centres its content, with a margin to the screen's edge. `text` limits lines to a readable length. */
export function Container({
  width = 'page',
  className,
  children,
}: Children & { readonly width?: 'page' | 'narrow' | 'text' }) {
  return <div className={classNames(styles.container, styles[width], className)}>{children}</div>;
}

type StackProps = Children & {
  /** The distance between the parts, as a step of the spacing scale: 4 is 16 px. */
  readonly space?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** `start` lets each part keep its own width. */
  readonly align?: 'stretch' | 'start' | 'center';
};

/** One under the other, evenly spaced. */
export function Stack({ space = 4, align = 'stretch', className, children }: StackProps) {
  return (
    <div className={classNames(styles.stack, styles[`space${space}`], styles[align], className)}>
      {children}
    </div>
  );
}

/** Side by side as long as there is room, then on the next line: buttons, badges, small facts. */
export function Row({
  justify = 'start',
  className,
  children,
}: Children & { readonly justify?: 'start' | 'center' | 'between' }) {
  return (
    <div className={classNames(styles.rowOuter, className)}>
      <div className={classNames(styles.row, styles[`row-${justify}`])}>{children}</div>
    </div>
  );
}

/** Equal columns: one on phones, `columns` where there is room for them. */
export function Grid({ columns = 3, className, children }: Children & { readonly columns?: 2 | 3 | 4 }) {
  return <div className={classNames(styles.grid, styles[`columns${columns}`], className)}>{children}</div>;
}

type SectionProps = Children & {
  readonly id?: string;
  readonly tone?: 'paper' | 'surface' | 'tint';
  readonly width?: 'page' | 'narrow' | 'text';
  readonly size?: 'medium' | 'large';
  /** The id of the heading that names the section. */
  readonly labelledBy?: string;
};

/** A full-width band of the page with its own ground and air above and below; holds a Container. */
export function Section({
  id,
  tone = 'paper',
  width,
  size = 'medium',
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.section, styles[tone], styles[`air-${size}`], className)}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}

type HeadingProps = {
  readonly id?: string;
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly intro?: ReactNode;
  /** Usually one TextLink, at the end of the heading's line. */
  readonly action?: ReactNode;
};

/** The head of a section or page: its title, a sentence of introduction, one way onward. */
export function SectionHeading({ id, title, level = 2, intro, action }: HeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <div>
        <Title id={id}>
          <HeadingText>{title}</HeadingText>
        </Title>
        {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
