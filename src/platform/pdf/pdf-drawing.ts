import type { Language } from '../i18n/language.ts';
import type { PdfBlock } from './pdf-content.ts';
import { COLOURS, PAGE } from './pdf-look.ts';
import type { Paper, Strip } from './pdf-paper.ts';
import { FILL_PATTERNS, type PdfShape } from './pdf-shape.ts';

type Drawing = Extract<PdfBlock, { readonly kind: 'drawing' }>;
type Path = Extract<PdfShape, { readonly kind: 'path' }>;
type Words = Extract<PdfShape, { readonly kind: 'words' }>;

/** The side of a pattern's square, in points. */
const TILE = 5;
const RISING = `0 0 m ${TILE} ${TILE} l S`;
const FALLING = `0 ${TILE} m ${TILE} 0 l S`;
const LEVEL = `0 ${TILE / 2} m ${TILE} ${TILE / 2} l S`;
const UPRIGHT = `${TILE / 2} 0 m ${TILE / 2} ${TILE} l S`;

/** The parts of a fill besides its colour, in the operators of PDF; the first fill is full. */
const PATTERNS = [
  undefined,
  `1.1 w ${RISING}`,
  `2.4 w 1 J ${TILE / 2} ${TILE / 2} m ${TILE / 2 + 0.01} ${TILE / 2} l S`,
  `1.1 w ${LEVEL}`,
  `0.9 w ${RISING} ${FALLING}`,
  `1.1 w ${UPRIGHT}`,
  `1.1 w ${FALLING}`,
  `0.9 w ${LEVEL} ${UPRIGHT}`,
] as const;

function drawPath({ document }: Paper, { d, fill, stroke }: Path): void {
  if (fill) {
    const colour = COLOURS[fill.colour];
    const stream = PATTERNS[(fill.pattern ?? 0) % FILL_PATTERNS];
    document.path(d).fill(stream === undefined ? colour : COLOURS.surface);
    if (stream !== undefined) {
      const tiles = document.pattern([0, 0, TILE, TILE], TILE, TILE, stream);
      document.fillColor([tiles, colour]).path(d).fill();
    }
  }
  if (stroke) {
    document.save().lineWidth(stroke.width).lineJoin('round').strokeColor(COLOURS[stroke.colour]);
    if (stroke.dash) document.dash(stroke.dash[0] ?? 1, { dash: [...stroke.dash] });
    document.path(d).stroke().restore();
  }
}

function drawWords(paper: Paper, language: Language, { text, x, y, align, strong }: Words): void {
  const setting = paper.set(strong ? 'mark-strong' : 'mark', language);
  const [line] = paper.layOut(text, setting, Infinity);
  if (!line) return;
  const left = align === 'left' ? x : align === 'middle' ? x - line.width / 2 : x - line.width;
  paper.drawLine(line, setting, left, y - setting.baseline);
}

/** A picture of shapes, on one page. */
export function drawingStrips(
  paper: Paper,
  documentLanguage: Language,
  { label, height, shapes }: Drawing,
): Strip[] {
  const language = label.language ?? documentLanguage;
  return [
    {
      height,
      before: 8,
      draw(top) {
        paper.tagged({ type: 'Figure', options: { alt: label.text, lang: language } }, () => {
          const { document } = paper;
          document.save();
          document.translate(PAGE.side, top);
          for (const shape of shapes) {
            if (shape.kind === 'path') drawPath(paper, shape);
            else drawWords(paper, language, shape);
          }
          document.restore();
        });
      },
    },
  ];
}
