import { useState } from 'react';
import { BandScale } from '../band-scale.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Carousel, type CarouselLabels } from '../carousel.tsx';
import { Stack } from '../layout.tsx';
import { PendingBar } from '../pending-bar.tsx';
import { Spinner } from '../spinner.tsx';
import { Tabs } from '../tabs.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const LABELS: CarouselLabels = {
  region: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop moving by itself',
  play: 'Move by itself',
  goTo: (position) => `Go to ${position}`,
  position: (position, total) => `${position} of ${total}`,
};

const SLIDES = [
  'Know your band before the day',
  'Six courses, one step at a time',
  'A teacher who reads what you wrote',
];

const CARDS = [
  'Grammar basics',
  'Grammar advanced',
  'IELTS basics',
  'IELTS advanced',
  'Scored speaking',
  'Scored essay',
];

const TABS = [
  { id: 'passage', label: 'Passage', panel: <p>The harbour froze in the winter of 1795.</p> },
  { id: 'questions', label: 'Questions', panel: <p>1. The harbour was closed in 1795.</p> },
  { id: 'notes', label: 'Notes', panel: <p>Nothing yet.</p> },
];

/** Components that move, and components that lead to other pages. */
export function GalleryMotion() {
  const [pending, setPending] = useState(false);
  return (
    <Chapter title="Motion and navigation">
      <Specimen name="Carousel, single">
        <Carousel
          labels={LABELS}
          autoplayMs={5000}
          slides={SLIDES.map((title, index) => ({
            id: title,
            content: (
              <div className={`${styles.slide} ${index === 1 ? styles.slideWarm : ''}`}>
                <Stack space={4} align="start">
                  <h3>{title}</h3>
                  <ButtonLink to="/">Start here</ButtonLink>
                </Stack>
              </div>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Carousel, cards">
        <Carousel
          layout="cards"
          labels={{ ...LABELS, region: 'Courses' }}
          slides={CARDS.map((title, index) => ({
            id: title,
            content: (
              <Card title={title} to="/" level={4} meta={<BandScale band={3 + index} size="small" />}>
                <p>Twelve lessons, each with a passage.</p>
              </Card>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Stack space={6}>
          <Tabs label="Views" tabs={TABS} />
          <Tabs label="Views, equal" tabs={TABS.slice(0, 2)} fit="equal" />
        </Stack>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          label="Where you are"
          items={[{ label: 'Home', to: '/' }, { label: 'Courses', to: '/' }, { label: 'IELTS basics' }]}
        />
      </Specimen>
      <Specimen name="Pending bar and spinner">
        <Stack align="start">
          <Button variant="secondary" onClick={() => setPending(!pending)}>
            {pending ? 'Arrive' : 'Navigate slowly'}
          </Button>
          <PendingBar pending={pending} label="The page is on its way" />
          <Spinner />
        </Stack>
      </Specimen>
    </Chapter>
  );
}
