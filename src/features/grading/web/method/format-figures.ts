const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** A count such as 1,029. */
export const formatCount = (count: number): string => String(count).replace(THOUSANDS, ',');

/** A share such as 65 %, without digits that the number of essays does not carry. `share`: 0 to 1. */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;

/** The share of a few among many, such as 1.9 %. `share`: 0 to 1. */
export const formatSmallShare = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** A measure between 0 and 1, or an error in bands, such as 0.64. */
export const formatMeasure = (value: number): string => value.toFixed(2);

/** A difference in bands without its sign, such as 0.8. */
export const formatBands = (value: number): string => Math.abs(value).toFixed(1);
