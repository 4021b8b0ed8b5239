import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import { HeadingText } from '#ui/heading-text.tsx';
import { Container, Row } from '#ui/layout.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './failure-view.module.css';

export const FAILURES = ['notFound', 'crash', 'offline'] as const;
export type FailureKind = (typeof FAILURES)[number];

const ONWARD = [
  { label: 'menu.courses', to: paths.courses() },
  { label: 'menu.mockTests', to: paths.plans() },
  { label: 'menu.teachers', to: paths.teachers() },
  { label: 'footer.faq', to: paths.faq() },
] as const;

/** What happened, what is safe, and where to go. It reveals no internals. Its form, if any, reloads the page. */
export function FailureView({ kind }: { readonly kind: FailureKind }) {
  const text = useText('site');
  const missing = kind === 'notFound';
  // After a crash the page's script is not trusted, so links reload.
  const discover = missing ? 'render' : 'none';
  return (
    <Container className={missing ? `${styles.page} ${styles.withArt}` : styles.page}>
      <div className={styles.words}>
        <BandScale band={0} />
        <h1 className={styles.title}>
          <HeadingText>{text(`failure.${kind}Title`)}</HeadingText>
        </h1>
        <p className={styles.text}>{text(`failure.${kind}Text`)}</p>
        <Row className={styles.ways}>
          {missing ? null : (
            <form method="get">
              <Button type="submit">{text('failure.reload')}</Button>
            </form>
          )}
          <ButtonLink to={paths.home()} variant={missing ? 'primary' : 'secondary'} discover={discover}>
            {text('failure.home')}
          </ButtonLink>
          <ButtonLink to={paths.contact()} variant="quiet" discover={discover}>
            {text('failure.contact')}
          </ButtonLink>
        </Row>
        {missing ? (
          <nav aria-labelledby="onward">
            <p id="onward" className={styles.onward}>
              {text('failure.perhaps')}
            </p>
            <ul className={styles.links}>
              {ONWARD.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to} variant="arrow">
                    {text(label)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {missing ? (
        <img
          className={styles.art}
          src="/media/art/pages/not-found.svg"
          width={640}
          height={400}
          alt={text('failure.art')}
        />
      ) : null}
    </Container>
  );
}
