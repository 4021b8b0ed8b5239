import type { homeSchema, siteSchema } from '#features/site/server/content-schemas.ts';
import type { z } from 'zod';
import { both } from './content-fixture.ts';

type Home = z.input<typeof homeSchema>;
type Slide = Home['slides'][number];

export function aSlide(key: string, changes: Partial<Slide> = {}): Slide {
  return {
    key,
    href: './courses',
    art: { src: 'art/slide.svg', alt: both('A lamp', '一盞燈') },
    title: both('Lamps', '燈'),
    text: both('See the lamps.', '看看燈。'),
    button: both('See', '看看'),
    ...changes,
  };
}

export function aHome(changes: Partial<Home> = {}): Home {
  const heading = { title: both('Lamps', '燈'), text: both('All lamps.', '每盞燈。') };
  const row = { number: 1, yours: 'TRUE', key: 'TRUE', right: true, why: both('So.', '如此。') };
  return {
    slides: [aSlide('a'), aSlide('b'), aSlide('c')],
    courses: heading,
    mockTests: heading,
    teachers: { ...heading, points: [both('One', '一'), both('Two', '二')] },
    figures: { title: both('Figures', '數字'), note: both('Counted.', '實際計算。') },
    example: {
      ...heading,
      result: { raw: 1, of: 3, band: 4, caption: both('An example.', '示範。'), rows: [row, row, row] },
    },
    faq: { title: both('Questions', '問題') },
    ...changes,
  };
}

type Site = z.input<typeof siteSchema>;

export function aSite(figures: Site['figures']): Site {
  const text = both('Lamps', '燈');
  return {
    name: 'Lamps',
    email: 'hello@lamps.example',
    hours: text,
    location: text,
    social: (['facebook', 'instagram', 'youtube'] as const).map((network) => ({
      network,
      url: 'https://lamps.example/',
      label: text,
    })),
    description: text,
    figures,
  };
}
