/** How a candidate has set the screen; of the browser, so that the next test looks the same. */
export const TEXT_SIZES = ['regular', 'large', 'extra-large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** `page`: as the rest of the site, light or dark. The others are those of the test. */
export const CONTRASTS = ['page', 'black-on-white', 'white-on-black', 'yellow-on-black'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** Per cent of the width that the passage has. */
export const SPLIT = { least: 25, most: 75, standard: 50 } as const;

export type PlayerView = { readonly textSize: TextSize; readonly contrast: Contrast; readonly split: number };

export const STANDARD_VIEW: PlayerView = { textSize: 'regular', contrast: 'page', split: SPLIT.standard };

const KEY = 'player-view';

/** A share within its bounds, in whole per cent. */
export function boundSplit(split: number): number {
  return Math.min(SPLIT.most, Math.max(SPLIT.least, Math.round(split)));
}

/** What was kept, part by part; what is missing or makes no sense is as at first. */
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

/** Where the browser keeps nothing, the setting lasts as long as the page. */
export function keepPlayerView(view: PlayerView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // Nothing is lost but the setting.
  }
}
