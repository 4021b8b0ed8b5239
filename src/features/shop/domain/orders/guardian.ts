/** Problems with a guardian's details; the page shows them under the field. */
export const GUARDIAN_PROBLEMS = ['name-required', 'email-required', 'email-invalid', 'email-own'] as const;
export type GuardianProblem = (typeof GUARDIAN_PROBLEMS)[number];

export type Guardian = { readonly name: string; readonly email: string };

const ADDRESS = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]{2,}$/;

/**
 * A learner under 20 needs a guardian's consent (terms, clause 5): a name, and an address other than the learner's
 * own. For other learners there is nothing to check.
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
