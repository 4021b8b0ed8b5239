import { Marked } from 'marked';
import { keepTogetherHtml } from '#ui/keep-together.ts';

export type RenderedMarkdown = { readonly title: string; readonly html: string };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * HTML in content is shown as text. Links lead to our own pages, email or https only. Tables scroll in their
 * own box.
 */
const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      return `<h${depth}>${keepTogetherHtml(this.parser.parseInline(tokens))}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      // Browsers read `/\` as `//`: another site.
      if (!/^(?:https:\/\/|mailto:|\/(?![/\\])|#)/.test(href)) return label;
      return `<a href="${escapeHtml(href)}">${label}</a>`;
    },
    table(token) {
      const cells = (row: typeof token.header, tag: 'th' | 'td') =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
      const body = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<div class="table-scroll" tabindex="0" role="group"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

const WIDE_SIGN = '[、。，；：！？（）「」『』《》]';
const CHINESE = String.raw`(?:\p{Script=Han}|${WIDE_SIGN})`;
const TAG = '</?(?:a|em|strong|del)(?: [^>]*)?>';
const SPACES_AT_MARKUP = [
  new RegExp(`(?<=${CHINESE}(?:${TAG})+) (?=(?:${TAG})*${CHINESE})`, 'gu'),
  new RegExp(`(?<=${CHINESE}) (?=(?:${TAG})+${CHINESE})`, 'gu'),
  // A full-width sign brings its own space, no matter which character follows.
  new RegExp(`(?<=${WIDE_SIGN}(?:${TAG})+) `, 'gu'),
];

/**
 * Chinese has no spaces between its words. Markdown needs some around links and bold words, as in `**姓名：** 請填寫`.
 * They are not shown. The spaces around Latin letters and figures are.
 */
function withoutSpacesInChinese(html: string): string {
  return SPACES_AT_MARKUP.reduce((rest, space) => rest.replace(space, ''), html);
}

/** Renders a page of content. The first line, `# Title`, becomes the title and is left out of the HTML. */
export function renderMarkdown(text: string): RenderedMarkdown {
  const [, title = '', rest = text] = /^#[^\S\r\n]+(.+)(?:\r?\n|$)([\s\S]*)$/.exec(text.trimStart()) ?? [];
  return { title: title.trim(), html: withoutSpacesInChinese(markdown.parse(rest, { async: false })) };
}
