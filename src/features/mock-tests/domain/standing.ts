import { SKILLS, type Skill } from '#ielts/paper/paper.ts';

/** How a section of a sitting stands. `missed`: nothing was begun, and it can be begun no more. */
export type Standing = 'to-come' | 'open' | 'waiting' | 'marked' | 'missed';

export type StandingFacts = {
  /** Undefined: it was not begun. */
  readonly attempt: { readonly open: boolean; readonly waitsForMarking: boolean } | undefined;
  /** Nothing of the sitting is left to do. */
  readonly over: boolean;
};

export function standingOf({ attempt, over }: StandingFacts): Standing {
  if (!attempt) return over ? 'missed' : 'to-come';
  if (attempt.open) return 'open';
  return attempt.waitsForMarking ? 'waiting' : 'marked';
}

/** A sitting as the API tells it. */
type SittingView = {
  readonly step: string;
  readonly sections: readonly {
    readonly skill: Skill;
    readonly attempt: { readonly phase: 'open' | 'submitted'; readonly waiting_for_marking: boolean } | null;
  }[];
};

/** How each section of a sitting stands. */
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
  /** It comes when these are sat and those are marked. */
  | { readonly kind: 'later'; readonly toSit: readonly Skill[]; readonly toMark: readonly Skill[] }
  /** These were not sat in time, or the test has them not. */
  | { readonly kind: 'never'; readonly missing: readonly Skill[] };

/** Whether a sitting has an overall band, and if not, what it wants: all four skills, each with its band. */
export function decideOverall(standings: ReadonlyMap<Skill, Standing>): OverallVerdict {
  const those = (...wanted: readonly (Standing | undefined)[]) =>
    SKILLS.filter((skill) => wanted.includes(standings.get(skill)));
  const missing = those('missed', undefined);
  if (missing.length > 0) return { kind: 'never', missing };
  const toSit = those('to-come', 'open');
  const toMark = those('waiting');
  return toSit.length + toMark.length === 0 ? { kind: 'complete' } : { kind: 'later', toSit, toMark };
}
