import { SKILLS, type Skill } from '#ielts/paper/paper.ts';

/** The state of a section in a sitting. `missed`: it was never started, and no longer can be. */
export type Standing = 'to-come' | 'open' | 'waiting' | 'marked' | 'missed';

export type StandingFacts = {
  /** Undefined: it was not started. */
  readonly attempt: { readonly open: boolean; readonly waitsForMarking: boolean } | undefined;
  /** Nothing of the sitting is left to do. */
  readonly over: boolean;
};

export function standingOf({ attempt, over }: StandingFacts): Standing {
  if (!attempt) return over ? 'missed' : 'to-come';
  if (attempt.open) return 'open';
  return attempt.waitsForMarking ? 'waiting' : 'marked';
}

/** A sitting as the API returns it. */
type SittingView = {
  readonly step: string;
  readonly sections: readonly {
    readonly skill: Skill;
    readonly attempt: { readonly phase: 'open' | 'submitted'; readonly waiting_for_marking: boolean } | null;
  }[];
};

/** The state of each section of a sitting. */
export function listStandings({ sections, step }: SittingView): Map<Skill, Standing> {
  return new Map(
    sections.map(({ skill, attempt }) => [
      skill,
      standingOf({
        attempt: attempt
          ? { open: attempt.phase === 'open', waitsForMarking: attempt.waiting_for_marking }
          : undefined,
        over: step === 'over',
      }),
    ]),
  );
}

export type OverallVerdict =
  | { readonly kind: 'complete' }
  /** It needs the sections in `sit` to be taken and those in `mark` to be marked. */
  | { readonly kind: 'later'; readonly toSit: readonly Skill[]; readonly toMark: readonly Skill[] }
  /** These were not taken in time, or the test does not have them. */
  | { readonly kind: 'never'; readonly missing: readonly Skill[] };

/** The overall band of a sitting, or what it still needs: all four skills, each with its band. */
export function decideOverall(standings: ReadonlyMap<Skill, Standing>): OverallVerdict {
  const those = (...wanted: readonly (Standing | undefined)[]) =>
    SKILLS.filter((skill) => wanted.includes(standings.get(skill)));
  const missing = those('missed', undefined);
  if (missing.length > 0) return { kind: 'never', missing };
  const toSit = those('to-come', 'open');
  const toMark = those('waiting');
  return toSit.length + toMark.length === 0 ? { kind: 'complete' } : { kind: 'later', toSit, toMark };
}
