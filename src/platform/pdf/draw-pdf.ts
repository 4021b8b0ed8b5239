import {
  factStrips,
  headingStrips,
  listStrips,
  noticeStrips,
  scoreStrips,
  textStrips,
  titleStrips,
} from './pdf-blocks.ts';
import { awardStrips, drawFrame } from './pdf-award.ts';
import { cardStrips } from './pdf-card.ts';
import type { PdfBlock, PdfContent } from './pdf-content.ts';
import { drawingStrips } from './pdf-drawing.ts';
import { COLOURS, CONTENT_WIDTH, PAGE } from './pdf-look.ts';
import { createPaper, type Paper, type Strip } from './pdf-paper.ts';
import { rule } from './pdf-strips.ts';
import { barStrips, tableStrips } from './pdf-tables.ts';
import type { Language } from '../i18n/language.ts';

function stripsOf(paper: Paper, language: Language, block: PdfBlock): Strip[] {
  switch (block.kind) {
    case 'title':
      return titleStrips(paper, language, block);
    case 'award':
      return awardStrips(paper, language, block);
    case 'heading':
      return headingStrips(paper, language, block);
    case 'text':
      return textStrips(paper, language, block);
    case 'notice':
      return noticeStrips(paper, language, block);
    case 'facts':
      return factStrips(paper, language, block);
    case 'list':
      return listStrips(paper, language, block);
    case 'score':
      return scoreStrips(paper, language, block);
    case 'bars':
      return barStrips(paper, language, block);
    case 'table':
      return tableStrips(paper, language, block);
    case 'drawing':
      return drawingStrips(paper, language, block);
    case 'card':
      return cardStrips(paper, language, block);
    default:
      return block satisfies never;
  }
}

function drawFoot(paper: Paper, { foot, language }: PdfContent): void {
  const setting = { ...paper.set('quiet', language), size: 8 };
  const top = PAGE.height - 44;
  paper.eachPage((page, pages) =>
    paper.decorate(() => {
      rule(paper, top - 4, COLOURS.line);
      const number = foot.pages.replace('{page}', String(page)).replace('{pages}', String(pages));
      const [right] = paper.layOut(number, setting, 120);
      const [left] = paper.layOut(foot.left, setting, CONTENT_WIDTH - 130);
      if (left) paper.drawLine(left, setting, PAGE.side, top);
      if (right) paper.drawLine(right, setting, 0, top, { right: PAGE.width - PAGE.side });
    }, 'Pagination'),
  );
}

/** A document as a PDF file: A4, tagged, its fonts in it with the characters it uses. Takes the processor while it runs. */
export async function drawPdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subject, author, language, createdAt, framed, blocks } = content;
  const info = {
    Title: title,
    Subject: subject,
    Author: author,
    Creator: author,
    CreationDate: new Date(createdAt),
  };
  const paper = createPaper({ language, info });
  paper.flow(blocks.flatMap((block) => stripsOf(paper, language, block)));
  drawFoot(paper, content);
  if (framed) drawFrame(paper);
  return paper.finish();
}
