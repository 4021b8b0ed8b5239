import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#paths';
import { languageContext } from '#platform/http/page-context.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container, Grid } from '#ui/layout.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { TutorialCard } from '../contract.ts';
import { filterTutorials } from '../domain/filter-tutorials.ts';
import { TUTORIAL_SKILLS } from '../domain/tutorial.ts';
import { tutorialReader } from './tutorial-context.ts';
import styles from './tutorials-page.module.css';

/** Pictures that may be seen without scrolling. */
const EARLY = 3;

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'tutorials');
  return {
    texts: pageTexts(page.context, 'tutorials'),
    meta: pageMeta(page, { title: text('title'), description: text('description') }),
    tutorials: page.context.get(tutorialReader).listTutorials(page.context.get(languageContext)),
  };
}

export const meta = loaderMeta;

/** Every tutorial by skill, with a search on the page. */
export default function TutorialsPage() {
  const { tutorials } = useLoaderData<typeof loader>();
  const text = useText('tutorials');
  const [words, setWords] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const shown = filterTutorials(tutorials, { words, onlyOpen });
  const early = TUTORIAL_SKILLS.flatMap((skill) => shown.filter((each) => each.skill === skill)).slice(
    0,
    EARLY,
  );
  const open = tutorials.filter((tutorial) => tutorial.open).length;
  return (
    <Container className={styles.page}>
      <h1>{text('title')}</h1>
      <p className={styles.intro}>{text('intro')}</p>
      {tutorials.length === 0 ? (
        <p>{text('empty')}</p>
      ) : (
        <>
          <p>{text('openCount', { open, count: tutorials.length })}</p>
          <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
            <TextField
              type="search"
              label={text('search')}
              hint={text('searchHint')}
              value={words}
              autoComplete="off"
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Checkbox
              label={text('onlyOpen')}
              checked={onlyOpen}
              onChange={(event) => setOnlyOpen(event.currentTarget.checked)}
            />
            <p role="status" className={styles.found}>
              {text('found', { count: shown.length })}
            </p>
          </form>
          {shown.length === 0 ? (
            <EmptyState
              title={text('none')}
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    setWords('');
                    setOnlyOpen(false);
                  }}
                >
                  {text('showAll')}
                </Button>
              }
            />
          ) : null}
          {TUTORIAL_SKILLS.map((skill) => {
            const ofSkill = shown.filter((tutorial) => tutorial.skill === skill);
            if (ofSkill.length === 0) return null;
            return (
              <section key={skill} id={skill} className={styles.skill} aria-labelledby={`${skill}-title`}>
                <h2 id={`${skill}-title`} className={styles.title}>
                  {text(`skills.${skill}`)}
                </h2>
                <Grid columns={3}>
                  {ofSkill.map((tutorial) => (
                    <TutorialInList
                      key={tutorial.slug}
                      tutorial={tutorial}
                      early={early.includes(tutorial)}
                    />
                  ))}
                </Grid>
              </section>
            );
          })}
        </>
      )}
    </Container>
  );
}

type TutorialInListProps = {
  readonly tutorial: TutorialCard;
  /** Whether its picture is loaded with the page. */
  readonly early: boolean;
};

function TutorialInList({ tutorial, early }: TutorialInListProps) {
  const text = useText('tutorials');
  const { slug, title, goal, bands, durationMs, open, thumbnail } = tutorial;
  return (
    <Card
      title={title}
      to={paths.tutorial({ slug })}
      pictureShape="film"
      picture={<img src={thumbnail} alt="" width={1280} height={720} loading={early ? 'eager' : 'lazy'} />}
      meta={
        <p className={styles.facts}>
          <BandScale band={bands.from} upTo={bands.to} size="small" />
          <span className={styles.fact}>{text('bands', bands)}</span>
          <span className={styles.fact}>
            {text('minutes', { minutes: Math.max(1, Math.round(durationMs / 60_000)) })}
          </span>
          <span className={open ? styles.open : styles.fact}>{text(open ? 'isOpen' : 'inCourse')}</span>
        </p>
      }
    >
      <p>{text('youCan', { goal })}</p>
    </Card>
  );
}
