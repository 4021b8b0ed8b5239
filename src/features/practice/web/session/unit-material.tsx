import { useMemo } from 'react';
import { ClipPlayer, LazyChart, markQuotes } from '#features/questions/web/index.ts';
import type { Passage } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { Unit } from '../parts/practice-session.ts';
import styles from './session.module.css';

/** Words that prove an answer. Of a clip the paragraph is ''. */
type Evidence = { readonly number: number; readonly paragraph: string; readonly quote: string };

type UnitMaterialProps = {
  readonly unit: Unit;
  /** The addresses of sounds in this browser, by their own. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Of the questions that are answered. */
  readonly evidence: readonly Evidence[];
  /** All questions of the unit are answered: what was said may be read. */
  readonly isDone: boolean;
};

/** What the questions of a unit are about: a text, a recording, charts. */
export function UnitMaterial({ unit, addresses, evidence, isDone }: UnitMaterialProps) {
  const t = useText('practice');
  const { passage, recording, charts } = unit.material;
  const heard = useMemo(
    () => recording && { ...recording, src: addresses.get(recording.src) ?? recording.src },
    [recording, addresses],
  );
  return (
    <>
      {passage ? <PassageText passage={passage} evidence={evidence} /> : null}
      {heard ? (
        <ClipPlayer recording={heard}>
          {isDone && unit.transcript
            ? ({ playFrom }) => (
                <details className={styles.transcript} open>
                  <summary>{t('session.transcript')}</summary>
                  {unit.transcript?.turns.map(({ id, speaker, text, startMs }) => (
                    <p key={id}>
                      {startMs === null ? null : (
                        <Button variant="quiet" size="small" onClick={() => playFrom(startMs)}>
                          {t('session.playFrom', { words: text.slice(0, 24) })}
                        </Button>
                      )}
                      <span lang="en">
                        {speaker ? <b>{speaker}: </b> : null}
                        <Quoted text={text} evidence={evidence} />
                      </span>
                    </p>
                  ))}
                </details>
              )
            : undefined}
        </ClipPlayer>
      ) : null}
      {charts.map((chart) => (
        <LazyChart key={chart.title} chart={chart} />
      ))}
    </>
  );
}

function PassageText({
  passage,
  evidence,
}: {
  readonly passage: Passage;
  readonly evidence: readonly Evidence[];
}) {
  return (
    // It scrolls by itself on wide screens, so keys must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={styles.passage} lang="en" tabIndex={0} aria-label={passage.title}>
      <h3>{passage.title}</h3>
      {passage.introduction ? <p>{passage.introduction}</p> : null}
      {passage.paragraphs.map(({ letter, text }) => (
        <p key={letter || text}>
          {letter ? <b data-aside="">{letter} </b> : null}
          <Quoted text={text} evidence={evidence.filter(({ paragraph }) => paragraph === letter)} />
        </p>
      ))}
    </article>
  );
}

function Quoted({ text, evidence }: { readonly text: string; readonly evidence: readonly Evidence[] }) {
  return markQuotes(text, evidence).map((piece) =>
    piece.mark ? (
      <mark key={piece.at} className={styles.evidence} data-evidence={piece.mark.number}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
