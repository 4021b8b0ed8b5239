/** The screen settings of a candidate. The browser stores them for the next test. */
export const TEXT_SIZES = ['regular', 'large', 'extra-large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** `page`: like the rest of the site, light or dark. The others are those of the test. */
export const CONTRASTS = ['page', 'black-on-white', 'white-on-black', 'yellow-on-black'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** The passage's share of the width, in per cent. */
export const SPLIT = { least: 25, most: 75, standard: 50 } as const;

export type PlayerView = { readonly textSize: TextSize; readonly contrast: Contrast; readonly split: number };

export const STANDARD_VIEW: PlayerView = { textSize: 'regular', contrast: 'page', split: SPLIT.standard };

const KEY = 'player-view';

/** A share in whole per cent, limited to its bounds. */
export function boundSplit(split: number): number {
  return Math.min(SPLIT.most, Math.max(SPLIT.least, Math.round(split)));
}

/** The stored settings. Each missing or invalid one is replaced by its default. */
export function parsePlayerView(text: string | null): PlayerView {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof PlayerView, unknown>>;
    return {
      textSize: TEXT_SIZES.find((size) => size === stored.textSize) ?? STANDARD_VIEW.textSize,
      contrast: CONTRASTS.find((contrast) => contrast === stored.contrast) ?? STANDARD_VIEW.contrast,
      split: typeof stored.split === 'number' ? boundSplit(stored.split) : STANDARD_VIEW.split,
    };
  } catch {
    return STANDARD_VIEW;
  }
}

export function loadPlayerView(): PlayerView {
  try {
    return parsePlayerView(localStorage.getItem(KEY));
  } catch {
    return STANDARD_VIEW;
  }
}

/** Stores the settings. Where the browser stores nothing, they last as long as the page. */
export function keepPlayerView(view: PlayerView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // Only the settings are lost.
  }
}
