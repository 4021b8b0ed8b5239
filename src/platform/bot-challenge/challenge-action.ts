/** What the pages tell Turnstile a solution is for; it comes back when the solution is checked. */
export const CHALLENGE_ACTION = 'account-form';
