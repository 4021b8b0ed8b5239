import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from './content.ts';
import type { MendedFiles } from './content-texts.ts';

/** One promise about the content. A rule never throws: what another rule reports, it passes over. */
export type ContentRule = {
  readonly name: string;
  check(content: Content): ContentProblem[];
  /** What the rule can mend by itself; empty when there is nothing. */
  fix?(content: Content): MendedFiles;
};
