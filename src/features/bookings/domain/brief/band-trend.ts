/** The skills of the test, in the order in which a brief lists them. */
export const BAND_SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type BandSkill = (typeof BAND_SKILLS)[number];

/** Where the bands of a skill go. `single`: there is one alone. */
export const TRENDS = ['up', 'down', 'level', 'single'] as const;
export type Trend = (typeof TRENDS)[number];

/** A band that a learner got. A test has one; graders may give a range. */
export type GotBand = {
  readonly skill: BandSkill;
  readonly low: number;
  readonly high: number;
  readonly by: 'test' | 'machine' | 'teacher';
  readonly at: Date;
};

export type SkillBands = {
  readonly skill: BandSkill;
  /** The oldest first. */
  readonly series: readonly GotBand[];
  readonly trend: Trend;
};

const MOST_SHOWN = 4;
/** Half a band is the smallest step of the test. */
const STEP = 0.5;

const middleOf = ({ low, high }: GotBand) => (low + high) / 2;

function trendOf(series: readonly GotBand[]): Trend {
  const [first, last] = [series[0], series[series.length - 1]];
  if (!first || !last || series.length === 1) return 'single';
  const step = middleOf(last) - middleOf(first);
  if (step >= STEP) return 'up';
  return step <= -STEP ? 'down' : 'level';
}

/** The latest bands of each skill with their trend. Skills without a band are left out. */
export const bandsBySkill = (bands: readonly GotBand[]): SkillBands[] =>
  BAND_SKILLS.flatMap((skill) => {
    const series = bands
      .filter((band) => band.skill === skill)
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .slice(-MOST_SHOWN);
    return series.length === 0 ? [] : [{ skill, series, trend: trendOf(series) }];
  });
