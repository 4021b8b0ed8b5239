import { runCommand } from './run-command.ts';

/** Loudness and peaks of a sound, by EBU R 128; silence does not count. */
export type Loudness = {
  /** LUFS. Undefined: there is nothing but silence, or less than there is to measure. */
  readonly integrated: number | undefined;
  /** True peak in dBFS. */
  readonly peak: number | undefined;
};

/** The summary that ffmpeg's `ebur128` prints at its end. */
export function parseLoudness(report: string): Loudness {
  const summary = report.slice(report.lastIndexOf('Summary:'));
  const read = (pattern: RegExp) => {
    const value = Number.parseFloat(pattern.exec(summary)?.[1] ?? '');
    return Number.isFinite(value) ? value : undefined;
  };
  const integrated = read(/I:\s+(-?[\d.]+) LUFS/u);
  // The measure gives its own floor for silence.
  return {
    integrated: integrated !== undefined && integrated > -69 ? integrated : undefined,
    peak: read(/Peak:\s+(-?[\d.]+) dBFS/u),
  };
}

/** EBU R 128 measures blocks of 400 ms: a single word needs silence around it to be measured at all. */
const AROUND_A_WORD = 'adelay=400:all=1,apad=pad_dur=0.4';

/** Measures a file, or the output of a chain of filters on it, however short. */
export async function measureLoudness(file: string, filters = ''): Promise<Loudness> {
  const loudness = await measureOnce(file, filters);
  if (loudness.integrated !== undefined) return loudness;
  return measureOnce(file, filters ? `${filters},${AROUND_A_WORD}` : AROUND_A_WORD);
}

async function measureOnce(file: string, filters: string): Promise<Loudness> {
  const chain = `${filters}${filters ? ',' : ''}ebur128=peak=true`;
  const { stderr } = await runCommand('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    chain,
    '-f',
    'null',
    '-',
  ]);
  return parseLoudness(stderr);
}
