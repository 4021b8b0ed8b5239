import PdfKit from 'pdfkit';
import type { Language } from '../i18n/language.ts';
import { layOutPages, type Piece } from './lay-out-pages.ts';
import { layOutText, type Line, type Measure } from './lay-out-text.ts';
import { FACES, fileOf, type Face, type Run } from './pdf-fonts.ts';
import { CONTENT_HEIGHT, PAGE, settingOf, type Setting, type SettingName } from './pdf-look.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/**
 * An element of the document's structure, for screen readers. It is added to its parent when it is first
 * drawn.
 */
export type Tag = {
  readonly type: string;
  readonly parent?: Tag;
  readonly options?: { readonly lang?: string; readonly alt?: string };
  made?: Structure;
};

/** A piece of a page and how it is drawn. */
export type Strip = Piece & {
  /** Drawn again above it where a page begins with it. */
  readonly head?: Strip;
  /** `top`: of the strip on the page, in points from above. */
  readonly draw: (top: number) => void;
};

/** The features of a narrow run, by their names in OpenType. */
const NARROW: 'pwid'[] = ['pwid'];
const featuresOf = ({ narrow }: Run) => (narrow ? { features: NARROW } : {});

/** A PDF in the making: words by face, tags, and strips one below the other over pages. */
export function createPaper({
  language,
  info,
}: {
  readonly language: Language;
  readonly info: PDFKit.DocumentInfo;
}) {
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: true,
    // Else it opens Helvetica, which nothing uses.
    font: null as unknown as string,
    info,
  });
  for (const face of Object.keys(FACES) as Face[]) {
    document.registerFont(face, fileOf(face));
  }
  const widths = new Map<string, number>();
  /** Measured with the document's own fonts, which cache their layouts, so nothing is set twice. */
  const measure: Measure = (run) => {
    const key = `${run.face} ${run.narrow ? 'narrow' : ''} ${run.text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = document.font(run.face).fontSize(1).widthOfString(run.text, featuresOf(run));
      widths.set(key, width);
    }
    return width;
  };
  const root = document.struct('Document');
  document.addStructure(root);

  function elementOf(tag: Tag): Structure {
    if (!tag.made) {
      tag.made = document.struct(tag.type, tag.options ?? {});
      (tag.parent ? elementOf(tag.parent) : root).add(tag.made);
    }
    return tag.made;
  }

  function drawRuns(line: Line, { size, colour }: Setting, left: number, baseline: number): void {
    let x = left;
    document.fillColor(colour);
    for (const run of line.runs) {
      document
        .font(run.face)
        .fontSize(size)
        .text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run) });
      x += measure(run) * size;
    }
  }

  return {
    document,
    set: (name: SettingName, inLanguage: Language = language) => settingOf(name, inLanguage),
    layOut: (text: string, setting: Setting, width: number) =>
      layOutText(text, { ...setting, width }, measure),

    /** A line of words within its leading. `align`: its place in `width`. */
    drawLine(
      line: Line,
      setting: Setting,
      left: number,
      top: number,
      align?: { readonly right: number },
    ): void {
      const x = align ? align.right - line.width : left;
      drawRuns(line, setting, x, top + setting.baseline);
    },

    /** Everything drawn inside is read as this element. */
    tagged(tag: Tag, draw: () => void): void {
      elementOf(tag).add(draw);
    },

    /** Everything drawn inside is decoration, which screen readers skip. */
    decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
      document.markContent('Artifact', { type });
      draw();
      document.endMarkedContent();
    },

    /** Draws strips below each other, on as many pages as they need (`layOutPages`). */
    flow(strips: readonly Strip[]): void {
      let current = 0;
      for (const { piece, page, top } of layOutPages(strips, CONTENT_HEIGHT, ({ head }) => head)) {
        for (; current < page; current += 1) document.addPage();
        piece.draw(PAGE.top + top);
      }
    },

    /** Draws something on every page once all are there. */
    eachPage(draw: (page: number, pages: number) => void): void {
      const { start, count } = document.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        document.switchToPage(page);
        draw(page - start + 1, count);
      }
    },

    /** The file. */
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      const pieces: Uint8Array[] = [];
      const finished = new Promise<void>((resolve, reject) => {
        document.on('data', (piece: Uint8Array) => void pieces.push(piece));
        document.on('end', resolve);
        document.on('error', reject);
      });
      document.end();
      await finished;
      return Uint8Array.from(Buffer.concat(pieces));
    },
  };
}

export type Paper = ReturnType<typeof createPaper>;
