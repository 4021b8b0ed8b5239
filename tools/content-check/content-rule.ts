import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from './content.ts';
import type { MendedFiles } from './content-texts.ts';

/** One promise about the content. A rule never throws. It skips problems that another rule reports. */
export type ContentRule = {
  readonly name: string;
  check(content: Content): ContentProblem[];
  /** The fixes that the rule makes automatically; empty when there are none. */
  fix?(content: Content): MendedFiles;
};
