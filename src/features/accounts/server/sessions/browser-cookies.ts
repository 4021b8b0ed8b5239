/** The cookies that a browser brings along, as far as they have our form. */
export type Brought = {
  readonly refreshToken?: string;
  readonly visitorToken?: string;
  /** Tags of the accounts that have signed in from this browser. */
  readonly deviceTags?: readonly string[];
};
