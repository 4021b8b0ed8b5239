import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SlideElement } from '#features/tutorials/domain/slide-element.ts';
import type { Scene } from '#features/tutorials/domain/tutorial.ts';
import { drawElement } from './draw-element.ts';
import { escapeHtml, nodeName } from './draw-text.ts';

const TOKENS = join(import.meta.dirname, '../../../src/ui/tokens.css');
const STYLE = join(import.meta.dirname, 'slide.css');

/** Fonts of the project itself, so that every machine draws the same picture. */
const FONTS = [
  ['Slide Sans', 400, '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'],
  ['Slide Sans', 600, '@expo-google-fonts/noto-sans-tc/600SemiBold/NotoSansTC_600SemiBold.ttf'],
  ['Slide Serif', 400, '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'],
  ['Slide Serif', 600, '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'],
] as const;

const require = createRequire(import.meta.url);

const fontFaces = () =>
  FONTS.map(
    ([family, weight, file]) =>
      `@font-face{font-family:'${family}';font-weight:${weight};src:url('${pathToFileURL(require.resolve(file)).href}')}`,
  ).join('\n');

/** Everything that changes how a slide looks, for the key of a render. */
export function slideStyle(): string {
  // The dark theme follows the light one; a video is light.
  const tokens = readFileSync(TOKENS, 'utf8').split('@media')[0] ?? '';
  return `${tokens}\n${readFileSync(STYLE, 'utf8')}`;
}

/** The empty stage into which one scene after the other is put. */
export function stageDocument(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fontFaces()}\n${slideStyle()}</style>
    <body><div id="scene"></div><div id="over"></div></body></html>`;
}

/** The slide of a scene as HTML: heading, then its elements. */
export function drawSlide(scene: Scene): string {
  const { en, 'zh-Hant': chinese } = scene.title;
  const tagged = new Set(
    scene.narration.flatMap((sentence) =>
      (sentence.do ?? []).flatMap((cue) => /^tag ([\w]+)/u.exec(cue)?.[1] ?? []),
    ),
  );
  return `<header ${nodeName('#title')}><span class="en">${escapeHtml(en)}</span><span class="zh" lang="zh-Hant">${escapeHtml(chinese)}</span></header>
    <main>${drawCells(scene.slide, tagged)}</main>`;
}

/** Elements below each other; those with a column side by side; those with a place in one cell. */
function drawCells(slide: readonly SlideElement[], tagged: ReadonlySet<string>): string {
  const roots = slide.filter(({ place }) => place === undefined);
  const cell = (root: SlideElement) => {
    const all = [root, ...slide.filter(({ place }) => place === root.id)];
    const drawn = all.map((element) =>
      tagged.has(element.id)
        ? drawElement(element).replace('class="element', 'class="element has-tags')
        : drawElement(element),
    );
    return `<div class="cell">${drawn.join('')}</div>`;
  };
  const column = (side: 'left' | 'right') =>
    `<div>${roots
      .filter((element) => element.column === side)
      .map(cell)
      .join('')}</div>`;
  const firstColumn = roots.findIndex((element) => element.column !== undefined);
  return roots
    .flatMap((element, i) => {
      if (element.column === undefined) return [cell(element)];
      return i === firstColumn ? [`<div class="columns">${column('left')}${column('right')}</div>`] : [];
    })
    .join('');
}
