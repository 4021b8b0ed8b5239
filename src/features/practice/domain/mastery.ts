/** How well a learner knows a type of question or a sub-skill. */
export const MASTERY_LEVELS = ['unknown', 'familiar', 'solid', 'ready'] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** A marked answer of a session. */
export type MasteryAnswer = {
  readonly isRight: boolean;
  /** The band of the question. */
  readonly band: number;
  readonly isAided: boolean;
  /** In a section of a mock test. */
  readonly inMockTest: boolean;
};

/** Why a level is what it is: what the answers show, in figures. */
export type MasteryReason =
  | { readonly because: 'few'; readonly answers: number; readonly needed: number }
  | { readonly because: 'share'; readonly right: number; readonly answers: number }
  | { readonly because: 'no-mock-test'; readonly right: number; readonly answers: number }
  /** The last session was weaker than the level; one more lowers it. */
  | { readonly because: 'one-weak-session'; readonly right: number; readonly answers: number }
  | { readonly because: 'two-weak-sessions'; readonly right: number; readonly answers: number };

export type Mastery = { readonly level: MasteryLevel; readonly reason: MasteryReason };

/** Of the latest answers without help at questions of about the target band. */
const LATEST = 30;
const NEAR_BAND = 0.5;
const ENOUGH = 8;
const SOLID = 0.6;
const READY = 0.75;
const WEAK_SESSIONS = 2;
/** Of the normal distribution, for an interval of 80 %. */
const Z_80 = 1.281_551_565_544_6;

/**
 * The lower end of the Wilson interval of 80 % for a share: so low may the true share be, after so many answers. 0 where
 * there are none.
 */
export function wilsonLowerBound(right: number, answers: number): number {
  if (answers === 0) return 0;
  const share = right / answers;
  const z2 = Z_80 ** 2;
  const middle = share + z2 / (2 * answers);
  const spread = Z_80 * Math.sqrt((share * (1 - share)) / answers + z2 / (4 * answers ** 2));
  return Math.max(0, (middle - spread) / (1 + z2 / answers));
}

type Shown = Mastery & { readonly right: number; readonly answers: number };

/** What the latest answers show, whatever was there before. */
function levelShown(latest: readonly MasteryAnswer[]): Shown {
  const answers = latest.length;
  const right = latest.filter(({ isRight }) => isRight).length;
  const counts = { right, answers };
  if (answers < ENOUGH) {
    return { level: 'unknown', reason: { because: 'few', answers, needed: ENOUGH }, ...counts };
  }
  const least = wilsonLowerBound(right, answers);
  const share = { because: 'share', ...counts } as const;
  if (least >= READY) {
    return latest.some(({ inMockTest }) => inMockTest)
      ? { level: 'ready', reason: share, ...counts }
      : { level: 'solid', reason: { because: 'no-mock-test', ...counts }, ...counts };
  }
  return { level: least >= SOLID ? 'solid' : 'familiar', reason: share, ...counts };
}

const rank = (level: MasteryLevel) => MASTERY_LEVELS.indexOf(level);

/**
 * About the band at which a learner without a target is asked: the middle one of the latest answers without help.
 * Undefined: there are none.
 */
export function usualBand(answers: readonly Pick<MasteryAnswer, 'band' | 'isAided'>[]): number | undefined {
  const bands = answers
    .filter(({ isAided }) => !isAided)
    .slice(-LATEST)
    .map(({ band }) => band)
    .toSorted((one, other) => one - other);
  return bands[Math.floor((bands.length - 1) / 2)];
}

/**
 * The mastery of one type of question after all sessions, the oldest first. It rises at once, and falls only when two
 * sessions in a row show less.
 */
export function masteryAfter(sessions: readonly (readonly MasteryAnswer[])[], targetBand: number): Mastery {
  let latest: readonly MasteryAnswer[] = [];
  let weak = 0;
  let mastery: Mastery = levelShown([]);
  for (const session of sessions) {
    const counted = session.filter(
      ({ band, isAided }) => !isAided && Math.abs(band - targetBand) <= NEAR_BAND,
    );
    if (counted.length === 0) continue;
    latest = [...latest, ...counted].slice(-LATEST);
    const { right, answers, ...shown } = levelShown(latest);
    weak = rank(shown.level) < rank(mastery.level) ? weak + 1 : 0;
    if (weak === 0) mastery = shown;
    else if (weak < WEAK_SESSIONS) {
      mastery = { level: mastery.level, reason: { because: 'one-weak-session', right, answers } };
    } else {
      mastery = { level: shown.level, reason: { because: 'two-weak-sessions', right, answers } };
      weak = 0;
    }
  }
  return mastery;
}
