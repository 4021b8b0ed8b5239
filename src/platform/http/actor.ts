/** The person behind a request: someone who is signed in, by an access token whose session is alive. */
export type Actor = {
  readonly accountId: string;
  readonly role: string;
  readonly sessionId: string;
  /** The role counts only once the account has two-factor. Calls for signed-in people stay open to it. */
  readonly needsTwoFactor?: boolean;
};

/** `nobody`: the request carries no token. `over`: its token has expired or was never valid. */
export type ActorVerdict =
  | { readonly state: 'known'; readonly actor: Actor }
  | { readonly state: 'nobody' }
  | { readonly state: 'over' };

/** Reads the Authorization header of a request. */
export type Authenticate = (authorization: string | undefined) => Promise<ActorVerdict>;
