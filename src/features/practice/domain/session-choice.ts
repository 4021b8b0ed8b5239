import type { GeneratorName } from './endless/generators.ts';
import type { PartReason } from './choose-session.ts';

/** What a learner asked for. */
export type SessionChoice =
  | { readonly mode: 'today' | 'mistakes' | 'words' }
  | { readonly mode: 'type'; readonly type: string }
  | { readonly mode: 'error-family'; readonly error: string }
  | { readonly mode: 'topic'; readonly topic: string }
  | { readonly mode: 'skill'; readonly skill: string }
  | { readonly mode: 'set'; readonly set: string }
  | { readonly mode: 'generator'; readonly generator: GeneratorName };

/** Why a part is there: the reasons of the choice, the learner's own wish, or a mistake that is not fixed. */
export type StoredReason = PartReason | { readonly because: 'chosen' } | { readonly because: 'mistake' };

/** A part of a session as it is stored. */
export type StoredPart = {
  readonly skill: string;
  readonly reason: StoredReason;
  /** Units by id. */
  readonly units: readonly string[];
};
