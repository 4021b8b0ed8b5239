import type { CarouselLabels } from '#ui/carousel.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';

/** The labels of a carousel, in the page's language. */
export function useCarouselLabels(region: 'slides' | 'courses'): CarouselLabels {
  const text = useText('site');
  return {
    region: text(`carousel.${region}`),
    carousel: text('carousel.carousel'),
    slide: text('carousel.slide'),
    previous: text('carousel.previous'),
    next: text('carousel.next'),
    pause: text('carousel.pause'),
    play: text('carousel.play'),
    goTo: (position) => text('carousel.goTo', { position }),
    position: (position, total) => text('carousel.position', { position, total }),
  };
}
