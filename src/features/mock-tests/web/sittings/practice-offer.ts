import { createContext } from 'react';
import type { EarlierAttempts } from '../attempt-summary.ts';

/** The props that the start buttons of a test's sections share. */
export type PracticeOffer = {
  /** Whether practice started here has a clock. */
  readonly timed: boolean;
  /** The attempts at this test. Undefined until they are known. */
  readonly earlier: EarlierAttempts | undefined;
  /** The attempt to continue first. Its button is the main one. */
  readonly openId: string | undefined;
};

export const PracticeOffer = createContext<PracticeOffer>({
  timed: true,
  earlier: undefined,
  openId: undefined,
});
