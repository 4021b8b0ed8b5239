/** The action that pages pass to Turnstile. Turnstile returns it when the solution is checked. */
export const CHALLENGE_ACTION = 'account-form';
