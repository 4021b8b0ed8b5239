/** The source of the time. Tests and benchmarks pass their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
