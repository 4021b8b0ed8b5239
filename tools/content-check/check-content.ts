import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type Content, parseContent } from './content.ts';
import { CONTENT_RULES } from './content-rules.ts';
import { unfilled } from './rules/unfilled.ts';
import { withoutEchoes } from './unfilled-places.ts';

/** What every rule has to say, rule by rule; what is unfilled is said once. Empty: the content may be published. */
export function checkContent(content: Content): ContentProblem[] {
  const problems = CONTENT_RULES.filter((rule) => rule !== unfilled).flatMap((rule) => rule.check(content));
  return [...unfilled.check(content), ...withoutEchoes(problems, content.files)];
}

/** Everything mended that rules can mend by themselves: each rule sees what the rules before it have mended. */
export function mendContent(content: Content): Content {
  return CONTENT_RULES.reduce((mended, { fix }) => {
    const changes = fix?.(mended) ?? new Map<string, string>();
    if (changes.size === 0) return mended;
    return parseContent(new Map([...mended.files, ...changes]), mended);
  }, content);
}
