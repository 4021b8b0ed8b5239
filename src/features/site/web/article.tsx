import type { ReactNode } from 'react';
import { HeadingText } from '#ui/heading-text.tsx';
import { Container } from '#ui/layout.tsx';
import { Prose } from '#ui/prose.tsx';
import type { PictureView, ProseView } from '../contract.ts';
import styles from './article.module.css';

type ArticleProps = {
  readonly prose: ProseView;
  readonly picture?: PictureView;
  /** The link at the end. */
  readonly closing: { readonly title?: string; readonly text?: string; readonly action: ReactNode };
};

/** A page of prose: a large introduction, then one row for each section, its heading next to its text. */
export function Article({ prose, picture, closing }: ArticleProps) {
  return (
    <>
      <Container className={picture ? styles.headWithPicture : styles.head}>
        <div>
          <h1>
            <HeadingText>{prose.title}</HeadingText>
          </h1>
          <div className={styles.introduction}>
            <Prose html={prose.introductionHtml} />
          </div>
        </div>
        {picture ? (
          <img
            className={styles.picture}
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
          />
        ) : null}
      </Container>
      <Container>
        {prose.clauses.map(({ id, title, html }) => (
          <section key={id} id={id} className={styles.row} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.title}>
              <HeadingText>{title}</HeadingText>
            </h2>
            <Prose html={html} />
          </section>
        ))}
        <div className={closing.title === undefined ? styles.end : styles.closing}>
          {closing.title === undefined ? null : (
            <div>
              <h2 className={styles.title}>
                <HeadingText>{closing.title}</HeadingText>
              </h2>
              <p className={styles.text}>{closing.text}</p>
            </div>
          )}
          <div>{closing.action}</div>
        </div>
      </Container>
    </>
  );
}
