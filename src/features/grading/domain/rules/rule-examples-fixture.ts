/**
 * Sentences for each rule, by the rule's id. Brackets mark an error, and after `=>` its correction. A sentence without
 * brackets is right: no rule may find anything in it.
 */
export type RuleExamples = Readonly<Record<string, readonly string[]>>;
