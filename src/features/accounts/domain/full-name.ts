import { hasChineseCharacter } from './check-name.ts';

/**
 * A full name in its own script: `Mei-Ling Lin`, but `林美玲`. With a Han character the family name comes first. The
 * space goes where both names are Han.
 */
export function fullName(firstName: string, lastName: string): string {
  const han = [firstName, lastName].filter(hasChineseCharacter).length;
  if (han === 0) return `${firstName} ${lastName}`;
  return han === 2 ? `${lastName}${firstName}` : `${lastName} ${firstName}`;
}
