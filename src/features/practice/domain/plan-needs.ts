/** A skill of the plan: how much the goal needs it, and how good the learner is at it. */
export type PlannedSkill = { readonly skill: string; readonly importance: number; readonly ability: number };

/** A skill that is as good as the goal still gets a little, so that it stays so. */
const KEEP_UP = 0.15;
/** A skill that is twice as far away gets nearly four times as much: there most is to gain. */
const STEEPNESS = 2;

/** The share of the plan of each skill: importance times distance to the target, both on the scale of ratings. */
export function planNeeds(skills: readonly PlannedSkill[], target: number): ReadonlyMap<string, number> {
  const weights = skills.map(
    ({ importance, ability }) => importance * (KEEP_UP + Math.max(0, target - ability) ** STEEPNESS),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return new Map(skills.map(({ skill }, i) => [skill, sum > 0 ? (weights[i] ?? 0) / sum : 0]));
}
