/** What became of a form. `closed`: accounts are not open yet, nothing was sent. */
export type Outcome = 'closed' | 'sent';

/** Where every form of the accounts goes. Until they open (issue 3) nothing leaves the browser. */
export function submitToAccounts(): Promise<Outcome> {
  return Promise.resolve('closed');
}
