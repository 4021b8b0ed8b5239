import { Button } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ProseView } from '../contract.ts';
import styles from './clauses.module.css';

type ClausesProps = {
  readonly prose: ProseView;
  /** The other legal page. */
  readonly other: { readonly label: 'footer.terms' | 'footer.privacy'; readonly to: string };
};

/** The content has headings such as `3. Prices`. The number is shown separately. */
function splitNumber(title: string): { number: string; words: string } {
  const [, number = '', words = title] = /^(\d+)\.\s+(.+)$/.exec(title) ?? [];
  return { number, words };
}

/** A legal text: a table of contents, numbered clauses with anchors, and a print button. */
export function Clauses({ prose, other }: ClausesProps) {
  const text = useText('site');
  const clauses = prose.clauses.map(({ title, ...clause }) => ({ ...clause, ...splitNumber(title) }));
  const contents = (
    <ol className={styles.contents}>
      {clauses.map(({ id, number, words }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.jump}>
            {number === '' ? null : <span className={styles.place}>{number}.</span>}
            <span>{words}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>{prose.title}</h1>
        {prose.introductionHtml === '' ? null : <Prose html={prose.introductionHtml} />}
        <div className={styles.tools}>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            {text('prose.print')}
          </Button>
          <TextLink to={other.to} variant="arrow" className={styles.other}>
            {text(other.label)}
          </TextLink>
        </div>
      </div>
      <div className={styles.columns}>
        <nav className={styles.aside} aria-label={text('prose.contents')}>
          <p className={styles.label}>{text('prose.contents')}</p>
          {contents}
        </nav>
        <details className={styles.fold}>
          <summary className={styles.summary}>{text('prose.contents')}</summary>
          {contents}
        </details>
        <div>
          {clauses.map(({ id, number, words, html }) => (
            <section key={id} id={id} className={styles.clause} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.title}>
                {number === '' ? null : (
                  <a href={`#${id}`} className={styles.number}>
                    {number}.
                  </a>
                )}
                <span>{words}</span>
              </h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
