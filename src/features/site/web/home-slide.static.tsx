import { ButtonLink } from '#ui/button.tsx';
import type { HomeView } from '../contract.ts';
import styles from './home-hero.module.css';

type HomeSlideProps = { readonly slide: HomeView['slides'][number]; readonly first: boolean };

/** One way to start: a drawing, words, a button. */
export function HomeSlide({ slide: { href, art, title, text, button }, first }: HomeSlideProps) {
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <div className={styles.frame}>
        <img
          className={styles.art}
          src={art.src}
          width={art.width}
          height={art.height}
          alt={art.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          draggable={false}
        />
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
        <ButtonLink to={href} size="large">
          {button}
        </ButtonLink>
      </div>
    </div>
  );
}
