import { DataTable } from '../data-table.tsx';
import { Accordion } from '../accordion.tsx';
import { Badge } from '../badge.tsx';
import { BandScale } from '../band-scale.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Clock as ClockIcon } from 'lucide-react';
import { Grid, Row, Stack } from '../layout.tsx';
import { Panel } from '../panel.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const ANSWERS = [
  {
    id: 'gallery-a',
    title: 'Is the free test as long as the real one?',
    body: <p>Yes: a full passage, 13 questions and 20 minutes.</p>,
  },
  {
    id: 'gallery-b',
    title: 'Can I stop in the middle?',
    body: <p>Your answers are kept. The clock goes on, as it would in the exam.</p>,
  },
  {
    id: 'gallery-c',
    title: 'Who marks my writing?',
    body: <p>An estimate at once, with its evidence; a teacher on request.</p>,
  },
];

function Picture() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 150q80-50 160-20t160-30v100H0z" fill="#0b5d5b" opacity=".16" />
      <path d="M60 70h120v8H60zM60 92h160v8H60zM60 114h90v8H60z" fill="#0b5d5b" opacity=".55" />
      <path d="M60 92h74v8H60z" fill="#f2b134" />
    </svg>
  );
}

/** Cards, badges, disclosure, waiting. */
export function GalleryCards() {
  return (
    <Chapter title="Content">
      <Specimen name="Card">
        <Grid columns={3}>
          <Card
            title="Reading for meaning"
            to="/"
            picture={<Picture />}
            badge={<Badge tone="accent">New</Badge>}
            meta={<BandScale band={5.5} size="small" label="From band 5.5" />}
            actions={
              <Button variant="secondary" wide>
                Add to cart
              </Button>
            }
          >
            <p>Twelve lessons on how a paragraph is built, with a passage for each.</p>
          </Card>
          <Card
            title="A title that needs two lines to say what the course is about"
            to="/"
            pictureShape="film"
            picture={<Picture />}
            actions={
              <Button variant="secondary" wide>
                Add to cart
              </Button>
            }
          >
            <p>The whole card is the link; the button is its own.</p>
          </Card>
          <Card
            title="No picture, no link"
            badge={<Badge tone="primary">20 minutes</Badge>}
            meta="13 questions"
          >
            <p>Plain cards stand on the same ground.</p>
          </Card>
        </Grid>
      </Specimen>
      <Specimen name="Panel">
        <Grid columns={2}>
          <Panel>A ground for forms, tables and results.</Panel>
          <Panel tone="tint">The same, tinted, to stand back.</Panel>
        </Grid>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          <Badge>Neutral</Badge>
          <Badge tone="primary" icon={<ClockIcon />}>
            20 minutes
          </Badge>
          <Badge tone="accent">Free</Badge>
          <Badge tone="success">Saved</Badge>
          <Badge tone="danger">Not saved yet</Badge>
        </Row>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion items={ANSWERS} openId="gallery-a" single />
      </Specimen>
      <Specimen name="Skeleton">
        <Grid columns={2}>
          <Stack>
            <Skeleton shape="title" label="Loading" />
            <Skeleton />
          </Stack>
          <Skeleton shape="card" />
        </Grid>
      </Specimen>
      <Specimen name="DataTable">
        <DataTable
          caption="Orders"
          columns={[
            { id: 'number', label: 'Order' },
            { id: 'buyer', label: 'Buyer' },
            { id: 'total', label: 'Total', isNumber: true },
          ]}
          rows={[
            { key: '1', cells: ['N-26-000001', 'Mei Lin', 'US$49'] },
            { key: '2', cells: ['N-26-000002', 'Ada Chen', 'US$129'] },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}
