import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { Skill } from '#ielts/paper/paper.ts';
import type { AttemptSummary } from '../attempt-summary.ts';

/** The name of an attempt's section, such as `Academic test 1: Reading`. */
export function useSectionName({ test_title: title }: AttemptSummary, skill: Skill): string {
  const t = useText('mockTests');
  return `${title[useLanguage()]}${t('start.colon')}${t(`skill.${skill}`)}`;
}
