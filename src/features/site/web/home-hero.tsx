import { StaticPart, type PartView } from '#platform/pages/static-part.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Container } from '#ui/layout.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';
import styles from './home-hero.module.css';

/** How long a slide is shown. */
const SLIDE_MS = 5000;

/** The first thing a visitor sees: three ways to start. */
export function HomeHero({ slides }: { readonly slides: readonly PartView[] }) {
  const labels = useCarouselLabels('slides');
  return (
    <Container className={styles.hero}>
      <Carousel
        labels={labels}
        autoplayMs={SLIDE_MS}
        slides={slides.map((slide) => ({ id: slide.part, content: <StaticPart {...slide} /> }))}
      />
    </Container>
  );
}
