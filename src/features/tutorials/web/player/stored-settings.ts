import { LANGUAGES, type Language } from '#platform/i18n/language.ts';

export type CaptionChoice = Language | 'off';

const POSITION = (slug: string) => `tutorial:${slug}:at`;
const CAPTIONS = 'tutorial:captions';
/** A video that was nearly over starts again. */
const NEARLY_OVER = 0.95;
const HARDLY_STARTED_MS = 5000;

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that stores nothing starts at the beginning each time.
  }
}

/** Where this browser stopped, in milliseconds; 0 for the start. */
export function loadPosition(slug: string, durationMs: number): number {
  const at = Number(read(POSITION(slug)) ?? '0');
  return Number.isFinite(at) && at > HARDLY_STARTED_MS && at < durationMs * NEARLY_OVER ? at : 0;
}

export function savePosition(slug: string, atMs: number): void {
  write(POSITION(slug), String(Math.round(atMs)));
}

/** The captions that this browser chose last; undefined when it has not. */
export function loadCaptions(): CaptionChoice | undefined {
  const stored = read(CAPTIONS);
  return stored === 'off' ? 'off' : LANGUAGES.find((language) => language === stored);
}

export function saveCaptions(choice: CaptionChoice): void {
  write(CAPTIONS, choice);
}
