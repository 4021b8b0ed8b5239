import { BandScale } from '#ui/band-scale.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { decideOverall, listStandings } from '../../domain/sittings/standing.ts';
import type { SittingView } from '../../sittings-contract.ts';
import styles from './sitting.module.css';

/** The overall band of a whole test, or what it still needs. */
export function SittingOverall({ sitting }: { readonly sitting: SittingView }) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const { overall_band: overall } = sitting;
  const verdict = decideOverall(listStandings(sitting));
  const names = (skills: readonly Skill[]) => skills.map((skill) => t(`skill.${skill}`)).join(s('and'));
  return (
    <section className={styles.overall} aria-labelledby="overall" data-overall={overall ?? verdict.kind}>
      <h2 id="overall">{s('overall.title')}</h2>
      {overall === null ? (
        <p className={styles.noBand}>{s(verdict.kind === 'never' ? 'overall.none' : 'overall.notYet')}</p>
      ) : (
        <>
          <p className={styles.band}>{s('overall.band', { band: formatBand(overall) })}</p>
          <BandScale
            band={overall}
            size="large"
            label={s('overall.bandLabel', { band: formatBand(overall) })}
          />
        </>
      )}
      {verdict.kind === 'later' && verdict.toSit.length > 0 ? (
        <p>{s('overall.toSit', { skills: names(verdict.toSit) })}</p>
      ) : null}
      {verdict.kind === 'later' && verdict.toMark.length > 0 ? (
        <p>{s('overall.toMark', { skills: names(verdict.toMark) })}</p>
      ) : null}
      {verdict.kind === 'never' ? <p>{s('overall.missing', { skills: names(verdict.missing) })}</p> : null}
      <p className={styles.quiet}>{s('overall.how')}</p>
    </section>
  );
}
