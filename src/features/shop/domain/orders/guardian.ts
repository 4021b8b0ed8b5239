/** What is wrong with what a learner says of a guardian; the page says it under the field. */
export const GUARDIAN_PROBLEMS = ['name-required', 'email-required', 'email-invalid', 'email-own'] as const;
export type GuardianProblem = (typeof GUARDIAN_PROBLEMS)[number];

export type Guardian = { readonly name: string; readonly email: string };

const ADDRESS = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]{2,}$/;

/**
 * Under 20 somebody else consents (terms, clause 5): a name, and an address that is not the learner's own. Nothing is
 * wrong with nobody where no consent is needed.
 */
export function checkGuardian(
  { under20, guardian }: { readonly under20: boolean; readonly guardian: Guardian | null },
  ownEmail: string,
): { readonly field: 'guardian.name' | 'guardian.email'; readonly problem: GuardianProblem }[] {
  if (!under20) return [];
  const name = guardian?.name.trim() ?? '';
  const email = guardian?.email.trim() ?? '';
  const problems: ReturnType<typeof checkGuardian> = [];
  if (name.length < 2) problems.push({ field: 'guardian.name', problem: 'name-required' });
  const wrong = wrongEmail(email, ownEmail);
  if (wrong) problems.push({ field: 'guardian.email', problem: wrong });
  return problems;
}

function wrongEmail(email: string, ownEmail: string): GuardianProblem | undefined {
  if (email === '') return 'email-required';
  if (!ADDRESS.test(email)) return 'email-invalid';
  return email.toLowerCase() === ownEmail.toLowerCase() ? 'email-own' : undefined;
}
