import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { HeadingText } from './heading-text.tsx';
import styles from './card.module.css';

type CardProps = {
  readonly title: ReactNode;
  /** The target of the whole card; the title is the link. */
  readonly to?: LinkProps['to'];
  /** Data passed by navigation. */
  readonly state?: LinkProps['state'];
  readonly level?: 2 | 3 | 4;
  /** An image or drawing, which fills a frame of 16:10 (or 1:1). */
  readonly picture?: ReactNode;
  /** `film` is 16 to 9, so that nothing of a picture of a video is cut off. */
  readonly pictureShape?: 'wide' | 'film' | 'square';
  /** Over the picture's corner, or above the title when there is no picture. */
  readonly badge?: ReactNode;
  /** Small print under the title. */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
  /** The card's own buttons and links, clickable above the card's link, at the card's bottom. */
  readonly actions?: ReactNode;
  readonly className?: string;
};

/** A thing one can look at or open: picture, title, text, actions. Cards in one row are equally high. */
export function Card(props: CardProps) {
  const {
    title,
    to,
    state,
    level = 3,
    picture,
    pictureShape = 'wide',
    badge,
    meta,
    children,
    actions,
    className,
  } = props;
  const Title = `h${level}` as const;
  return (
    <article className={classNames(styles.card, to !== undefined && styles.linked, className)}>
      {picture === undefined ? null : (
        <div className={classNames(styles.picture, styles[pictureShape])}>{picture}</div>
      )}
      <div className={styles.body}>
        {badge === undefined ? null : (
          <div className={picture === undefined ? styles.badge : styles.badgeOver}>{badge}</div>
        )}
        <Title className={styles.title}>
          {to === undefined ? (
            <HeadingText>{title}</HeadingText>
          ) : (
            <Link to={to} state={state} className={styles.link}>
              <HeadingText>{title}</HeadingText>
            </Link>
          )}
        </Title>
        {meta === undefined ? null : <div className={styles.meta}>{meta}</div>}
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
