import type { Language } from '../i18n/language.ts';
import type { Face } from './pdf-fonts.ts';

/** The look of our documents: the light colours of src/ui/tokens.css, and A4 in points. */
export const COLOURS = {
  ink: '#1b2333',
  muted: '#566074',
  line: '#e3e0d8',
  primary: '#0b5d5b',
  tint: '#e4f0ee',
  accent: '#f2b134',
  accentTint: '#fdf3dc',
  success: '#1b7f4b',
  danger: '#b3261e',
  focus: '#1d4ed8',
  surface: '#ffffff',
} as const;
export type PdfColour = keyof typeof COLOURS;
export type Colour = (typeof COLOURS)[PdfColour];

export const PAGE = { width: 595.28, height: 841.89, side: 56, top: 54, bottom: 66 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
export const CONTENT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom;

/** How words are set. Sizes and leading in points. */
export type Setting = {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  /** From the top of its line. */
  readonly baseline: number;
  readonly colour: Colour;
};

const BODY = { face: 'sans', size: 9.5, colour: COLOURS.ink } as const;
const SETTINGS = {
  title: { face: 'serif-bold', size: 24, colour: COLOURS.ink },
  heading2: { face: 'serif-bold', size: 15, colour: COLOURS.ink },
  heading3: { face: 'serif-bold', size: 11.5, colour: COLOURS.ink },
  award: { face: 'serif-bold', size: 32, colour: COLOURS.primary },
  name: { face: 'serif-bold', size: 26, colour: COLOURS.ink },
  reason: { ...BODY, size: 11.5 },
  figure: { face: 'serif-bold', size: 30, colour: COLOURS.ink },
  heading1: { face: 'serif-bold', size: 19, colour: COLOURS.ink },
  eyebrow: { face: 'serif-bold', size: 11, colour: COLOURS.primary },
  body: BODY,
  strong: { ...BODY, face: 'sans-bold' },
  lead: { ...BODY, face: 'sans-bold', size: 11 },
  label: { ...BODY, size: 8.5, colour: COLOURS.muted },
  quiet: { ...BODY, size: 8.5, colour: COLOURS.muted },
  mark: { ...BODY, size: 8 },
  'mark-strong': { ...BODY, face: 'sans-bold', size: 8 },
  cell: { ...BODY, size: 8.5 },
  right: { ...BODY, face: 'sans-bold', colour: COLOURS.success },
  wrong: { ...BODY, face: 'sans-bold', colour: COLOURS.danger },
  plain: { ...BODY, face: 'sans-bold' },
} as const satisfies Record<string, Omit<Setting, 'leading' | 'baseline'>>;
export type SettingName = keyof typeof SETTINGS;

/** The height of capitals, relative to their size. They are centred in their line. */
const CAPITALS = 0.72;

/** Chinese needs air between its lines, and has no serif here: its headings are bold. */
export function settingOf(name: SettingName, language: Language): Setting {
  const setting = SETTINGS[name];
  const heading = setting.size >= 11 && name !== 'lead' && name !== 'reason';
  const factor = language === 'en' ? (heading ? 1.22 : 1.45) : heading ? 1.4 : 1.65;
  const face = language !== 'en' && setting.face === 'serif-bold' ? 'sans-bold' : setting.face;
  // A label shares the baseline of the words next to it.
  const size = name === 'label' ? BODY.size : setting.size;
  const leading = size * factor;
  return { ...setting, face, leading, baseline: (leading + size * CAPITALS) / 2 };
}
