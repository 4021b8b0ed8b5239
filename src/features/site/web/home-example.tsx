import { paths } from '#paths';
import { Badge } from '#ui/badge.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Check as CheckIcon, X as CloseIcon } from 'lucide-react';
import { Section } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ExampleRow, HomeView } from '../contract.ts';
import styles from './home-example.module.css';

function Row({ row }: { readonly row: ExampleRow }) {
  const text = useText('site');
  const { number, yours, key, right, why } = row;
  return (
    <li className={styles.row}>
      <span className={right ? styles.right : styles.wrong}>
        {right ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
        <span className="visually-hidden">{text(right ? 'front.right' : 'front.wrong')}</span>
      </span>
      <div>
        <p className={styles.question}>{text('front.question', { number })}</p>
        <dl className={styles.answers}>
          <div>
            <dt>{text('front.yours')}</dt>
            <dd lang="en" className={right ? undefined : styles.missed}>
              {yours}
            </dd>
          </div>
          <div>
            <dt>{text('front.key')}</dt>
            <dd lang="en">{key}</dd>
          </div>
        </dl>
        <p className={styles.why}>{why}</p>
      </div>
    </li>
  );
}

/** A small example of a result page. */
export function HomeExample({ example }: Pick<HomeView, 'example'>) {
  const text = useText('site');
  const { result } = example;
  const band = result.band.toFixed(1);
  return (
    <Section size="large" labelledBy="example">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="example">{example.title}</h2>
          <p className={styles.text}>{example.text}</p>
          <ButtonLink to={paths.plan({ slug: 'free-trial' })} variant="secondary">
            {text('front.tryIt')}
          </ButtonLink>
        </div>
        <figure className={styles.result}>
          <div className={styles.sheet}>
            <div className={styles.head}>
              <p className={styles.paper}>{text('front.reading')}</p>
              <Badge tone="accent">{text('front.exampleTag')}</Badge>
            </div>
            <div className={styles.score}>
              <div>
                <p className={styles.label}>{text('front.band')}</p>
                <p className={styles.band}>{band}</p>
              </div>
              <div className={styles.scale}>
                <BandScale band={result.band} size="large" label={text('front.bandLabel', { band })} />
              </div>
              <div className={styles.raw}>
                <p className={styles.label}>{text('front.rawScore')}</p>
                <p className={styles.count}>{text('front.rawOf', { raw: result.raw, of: result.of })}</p>
              </div>
            </div>
            <ol className={styles.rows}>
              {result.rows.map((row) => (
                <Row key={row.number} row={row} />
              ))}
            </ol>
          </div>
          <figcaption className={styles.caption}>{result.caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
