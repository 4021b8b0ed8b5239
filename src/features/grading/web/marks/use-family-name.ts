import { useText } from '#platform/i18n/text-provider.tsx';
import type { NamedFamily } from './shown-mark.ts';

/** The name of a family of errors, as its grade says it. Wrong figures are no family of errors in English. */
export function useFamilyName(families: readonly NamedFamily[]): (family: string) => string {
  const text = useText('works');
  return (id) => families.find(({ family }) => family === id)?.name ?? text('marks.figures');
}
