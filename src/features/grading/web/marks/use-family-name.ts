import { useText } from '#platform/i18n/text-provider.tsx';
import type { Grade } from '../work-reply.ts';

/** The name of a family of errors, as its grade says it. Wrong figures are no family of errors in English. */
export function useFamilyName(families: Grade['families']): (family: string) => string {
  const text = useText('works');
  return (id) => families.find(({ family }) => family === id)?.name ?? text('marks.figures');
}
