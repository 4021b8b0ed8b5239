import { biasByBand, bootstrap, measureAgreement, weightedKappa, type BandPair } from './agreement.ts';

/** The figures of a grader as lines to read. */
export function describeAgreement(name: string, pairs: readonly BandPair[]): string {
  const { essays, qwk, exact, withinHalf, withinOne, meanError } = measureAgreement(pairs);
  const [low, high] = bootstrap(pairs, weightedKappa);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const bias = biasByBand(pairs).map((each) => `${each.band}: ${signed(each.bias)} (${each.essays})`);
  return [
    `${name}: ${essays} essays`,
    `  QWK ${qwk.toFixed(3)} (95 % interval ${low.toFixed(3)} to ${high.toFixed(3)})`,
    `  exact ${percent(exact)}, within 0.5 ${percent(withinHalf)}, within 1.0 ${percent(withinOne)}`,
    `  mean error ${meanError.toFixed(3)}`,
    `  bias by band ${bias.join(', ')}`,
  ].join('\n');
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}`;
}
