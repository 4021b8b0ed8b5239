declare module 'linebreak' {
  /** Where lines may end, and must, by Unicode's rules (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
