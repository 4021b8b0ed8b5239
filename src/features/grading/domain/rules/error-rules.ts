import type { ErrorRule } from './error-rule.ts';
import { ARTICLE_RULES } from './article-rules.ts';
import { COMMA_SPLICE_RULES } from './comma-splice-rules.ts';
import { COUNTABLE_RULES } from './countable-rules.ts';
import { NO_SUBJECT_RULES } from './no-subject-rules.ts';
import { ORDER_RULES } from './order-rules.ts';
import { PAIRED_JOINS_RULES } from './paired-joins-rules.ts';
import { PARTNER_RULES } from './partner-rules.ts';
import { PREPOSITION_RULES } from './preposition-rules.ts';
import { REFERENCE_LINK_RULES } from './reference-link-rules.ts';
import { RELATIVE_RULES } from './relative-rules.ts';
import { S_MISSING_RULES } from './s-missing-rules.ts';
import { STRENGTH_RULES } from './strength-rules.ts';
import { TIME_RULES } from './time-rules.ts';
import { TWO_VERBS_RULES } from './two-verbs-rules.ts';
import { VOICE_RULES } from './voice-rules.ts';
import { WORD_CLASS_RULES } from './word-class-rules.ts';

/** All rules, family by family. */
export const ERROR_RULES: readonly ErrorRule[] = [
  ...NO_SUBJECT_RULES,
  ...TWO_VERBS_RULES,
  ...TIME_RULES,
  ...S_MISSING_RULES,
  ...ARTICLE_RULES,
  ...COUNTABLE_RULES,
  ...PAIRED_JOINS_RULES,
  ...COMMA_SPLICE_RULES,
  ...ORDER_RULES,
  ...PREPOSITION_RULES,
  ...WORD_CLASS_RULES,
  ...PARTNER_RULES,
  ...VOICE_RULES,
  ...RELATIVE_RULES,
  ...REFERENCE_LINK_RULES,
  ...STRENGTH_RULES,
];
