import type { Language } from '../i18n/language.ts';
import { drawSteps, STEPS_RATIO } from './nine-steps.ts';
import type { PdfBlock } from './pdf-content.ts';
import { COLOURS, CONTENT_WIDTH, PAGE } from './pdf-look.ts';
import type { Paper, Strip } from './pdf-paper.ts';
import { together, wordStrips, type Words } from './pdf-strips.ts';

/** Points. */
const STEPS_HEIGHT = 40;
const NAME_LINE = 300;
const REASON_WIDTH = 340;
/** From the edge of the page to the outer line of the frame, and between its two lines. */
const FRAME = { inset: 24, gap: 5 } as const;

const middle = (width: number): number => (PAGE.width - width) / 2;

type Award = Extract<PdfBlock, { readonly kind: 'award' }>;

/** The upper half of a certificate. A long name or reason takes more lines. */
export function awardStrips(paper: Paper, language: Language, block: Award): Strip[] {
  const { giver, title, name, reason } = block;
  const centred = (words: Omit<Words, 'align'>) => wordStrips(paper, language, { ...words, align: 'centre' });
  const steps: Strip = {
    height: STEPS_HEIGHT,
    before: 44,
    draw: (top) =>
      paper.decorate(() =>
        drawSteps(paper.document, {
          left: middle(STEPS_HEIGHT * STEPS_RATIO),
          top,
          height: STEPS_HEIGHT,
          filled: 9,
        }),
      ),
  };
  const line: Strip = {
    height: 1,
    before: 8,
    draw: (top) =>
      paper.decorate(() =>
        paper.document
          .lineWidth(1)
          .strokeColor(COLOURS.accent)
          .moveTo(middle(NAME_LINE), top)
          .lineTo(middle(NAME_LINE) + NAME_LINE, top)
          .stroke(),
      ),
  };
  return together([
    steps,
    ...centred({ text: { text: giver }, setting: 'eyebrow', tag: { type: 'P' }, before: 12 }),
    ...centred({ text: { text: title }, setting: 'award', tag: { type: 'H1' }, before: 38 }),
    ...centred({ text: { text: name }, setting: 'name', tag: { type: 'H2' }, before: 44 }),
    line,
    ...centred({
      text: { text: reason },
      setting: 'reason',
      tag: { type: 'P' },
      before: 20,
      left: (CONTENT_WIDTH - REASON_WIDTH) / 2,
      width: REASON_WIDTH,
    }),
    { height: 1, before: 38, draw: () => undefined },
  ]);
}

/** Two lines round every page. */
export function drawFrame(paper: Paper): void {
  const { inset, gap } = FRAME;
  const lines = [
    { at: inset, width: 1.4, colour: COLOURS.primary },
    { at: inset + gap, width: 0.6, colour: COLOURS.accent },
  ];
  paper.eachPage(() =>
    paper.decorate(() => {
      for (const { at, width, colour } of lines) {
        paper.document
          .lineWidth(width)
          .strokeColor(colour)
          .rect(at, at, PAGE.width - 2 * at, PAGE.height - 2 * at)
          .stroke();
      }
    }),
  );
}
