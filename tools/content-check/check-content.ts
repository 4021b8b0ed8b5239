import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type Content, parseContent } from './content.ts';
import { CONTENT_RULES } from './content-rules.ts';
import { unfilled } from './rules/unfilled.ts';
import { withoutEchoes } from './unfilled-places.ts';

/**
 * The problems of every rule, in the rules' order; an unfilled place is reported once. Empty: the content may
 * be published.
 */
export function checkContent(content: Content): ContentProblem[] {
  const problems = CONTENT_RULES.filter((rule) => rule !== unfilled).flatMap((rule) => rule.check(content));
  return [...unfilled.check(content), ...withoutEchoes(problems, content.files)];
}

/** The content after all automatic fixes. Each rule sees the fixes of the rules before it. */
export function mendContent(content: Content): Content {
  return CONTENT_RULES.reduce((mended, { fix }) => {
    const changes = fix?.(mended) ?? new Map<string, string>();
    if (changes.size === 0) return mended;
    return parseContent(new Map([...mended.files, ...changes]), mended);
  }, content);
}
