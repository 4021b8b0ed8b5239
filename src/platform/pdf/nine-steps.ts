import { COLOURS } from './pdf-look.ts';

const STEP = 14;
const WIDTH = 10;
const HEIGHT = 32;

/** How wide nine steps are for their height. */
export const STEPS_RATIO = (8 * STEP + WIDTH) / HEIGHT;

/** Nine marks, each a step higher than the one before, filled up to a figure of 0 to 9 by .5; the ninth in amber. */
export function drawSteps(
  document: PDFKit.PDFDocument,
  { left, top, height, filled }: { left: number; top: number; height: number; filled: number },
): void {
  const scale = height / HEIGHT;
  for (let mark = 0; mark < 9; mark += 1) {
    const rise = (18 - mark * 2.125) * scale;
    const [x, y] = [left + mark * STEP * scale, top + rise];
    const [width, tall, round] = [WIDTH * scale, height - rise, 2.5 * scale];
    const share = Math.min(1, Math.max(0, filled - mark));
    const shape = () => document.roundedRect(x, y, width, tall, round);
    shape().fill(COLOURS.line);
    if (share === 0) continue;
    document.save();
    shape().clip();
    document.rect(x, y, width * share, tall).fill(mark === 8 ? COLOURS.accent : COLOURS.primary);
    document.restore();
  }
}
