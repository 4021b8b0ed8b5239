import { runExamStorm } from '#tests/durability/exam-storm.ts';
import { LOSSES } from '#tests/durability/find-losses.ts';
import { findPlantedLosses, PLANTED_KINDS } from '#tests/durability/plant-losses.ts';
import { exactly, reported, type Benchmark } from './benchmark.ts';
import { withDataDir } from './with-site.ts';

export const benchmark: Benchmark<'candidates' | 'kills' | 'seed'> = {
  name: 'durability',
  promise:
    'whenever app and database are killed under candidates who sit: nothing acknowledged lost, nothing acknowledged falsely',
  parameters: { candidates: 200, kills: 300, seed: 1 },
  smoke: { candidates: 3, kills: 1, seed: 1 },
  run: ({ candidates, kills, seed }) =>
    withDataDir(async (dataDir) => {
      const startedAt = performance.now();
      const result = await runExamStorm({
        dataDir,
        candidates,
        kills,
        seed,
        onKill: (kill) => kill % 50 === 0 && console.log(`  ${kill} of ${kills} kills`),
      });
      for (const line of [...result.surprises, ...result.gaveUp].slice(0, 20)) console.log(`  ${line}`);
      for (const { kind, attemptId, what } of result.losses.slice(0, 20))
        console.log(`  ${kind} ${attemptId}: ${what}`);
      const bySkill = (skill: string) => result.records.filter((record) => record.skill === skill).length;
      const submitted = result.records.reduce((sum, { submissions }) => sum + submissions.length, 0);
      return [
        exactly(0, {
          measure: 'disagreements between what was told and what is kept',
          value: result.losses.length,
          unit: '',
          note: LOSSES.map(
            (kind) => `${kind} ${result.losses.filter((loss) => loss.kind === kind).length}`,
          ).join(', '),
        }),
        exactly(0, { measure: 'calls that were refused', value: result.surprises.length, unit: 'calls' }),
        exactly(0, {
          measure: 'starts that failed by themselves',
          value: result.gaveUp.length,
          unit: 'starts',
        }),
        exactly(PLANTED_KINDS.length, {
          measure: 'kinds of losses that the comparison finds when they are put in',
          value: findPlantedLosses(result).length,
          unit: 'kinds',
        }),
        exactly(kills, {
          measure: 'kills',
          value: result.kills.app + result.kills.database + result.kills.both,
          unit: '',
          note: `app ${result.kills.app}, database ${result.kills.database}, both at once ${result.kills.both}; ${result.starts} starts, ${result.interruptedStarts} of them ended with their database`,
        }),
        reported({
          measure: 'attempts',
          value: result.records.length,
          unit: '',
          note: `reading ${bySkill('reading')}, writing ${bySkill('writing')}, speaking ${bySkill('speaking')}; ${submitted} submissions answered`,
        }),
        reported({ measure: 'acknowledgements', value: result.acknowledgements, unit: 'replies' }),
        reported({
          measure: 'time',
          value: Math.round((performance.now() - startedAt) / 1000),
          unit: 's',
          note: `seed ${seed}`,
        }),
      ];
    }),
};
