/** What a grade cost. A failed one costs too. */
export type ModelUsage = {
  /** Requests that reached out, the probe of the formats too. */
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Whether the server left out some of its counts, so that letters were counted instead. */
  readonly estimated: boolean;
  /** Millionths of the currency of the prices; 0 without prices. */
  readonly costMicro: number;
  /** From the first request to the last answer. */
  readonly ms: number;
};

/** Millionths of the currency for a million tokens. */
export type TokenPrices = { readonly in: number; readonly out: number };

export type TokenCount = { readonly in: number; readonly out: number; readonly estimated: boolean };

/** About as many letters make a token of English. */
const LETTERS_OF_TOKEN = 4;

/** The tokens of a text by its length. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / LETTERS_OF_TOKEN);
}

/** Adds up what requests cost. */
export type UsageMeter = {
  readonly count: (tokens: TokenCount) => void;
  readonly read: (ms: number) => ModelUsage;
};

/** A meter for one grade. Money is rounded up to the next millionth. */
export function createUsageMeter(prices: TokenPrices | undefined): UsageMeter {
  let calls = 0;
  let tokensIn = 0;
  let tokensOut = 0;
  let estimated = false;
  return {
    count(tokens) {
      calls += 1;
      tokensIn += tokens.in;
      tokensOut += tokens.out;
      estimated ||= tokens.estimated;
    },
    read(ms) {
      const cost = prices ? (tokensIn * prices.in + tokensOut * prices.out) / 1_000_000 : 0;
      return { calls, tokensIn, tokensOut, estimated, costMicro: Math.ceil(cost), ms: Math.round(ms) };
    },
  };
}
