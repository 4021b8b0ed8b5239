import { hasChineseCharacter } from './check-name.ts';

/**
 * A full name in its own script: `Mei-Ling Lin`, but `林美玲`. A name with a Han character has the family name first.
 * Two Han names are written without a space.
 */
export function fullName(firstName: string, lastName: string): string {
  const han = [firstName, lastName].filter(hasChineseCharacter).length;
  if (han === 0) return `${firstName} ${lastName}`;
  return han === 2 ? `${lastName}${firstName}` : `${lastName} ${firstName}`;
}
