import type { Language, Localised } from '../i18n/language.ts';
import { mailColours as colour, mailFonts } from './mail-look.ts';

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Words that a person wrote, with their line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'bill'; readonly rows: readonly BillRow[] };

/** A line of a bill: the item, its amount, and a note. */
export type BillRow = {
  readonly label: string;
  readonly amount: string;
  readonly note?: string;
  /** The total. */
  readonly total?: true;
};

export type MailLink = { readonly label: string; readonly url: string };

export type MailLayout = {
  readonly language: Language;
  /** The sender. */
  readonly brand: { readonly name: string; readonly url: string };
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** The one thing to do. */
  readonly button?: MailLink;
  /** Another thing that may be wanted instead. */
  readonly link?: MailLink;
  /** Why the reader gets this, and how to reach us. The addresses of button and link are above it as text. */
  readonly footer: readonly string[];
};

/** Text for HTML: in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/**
 * One email in one language, as HTML (a table with inline styles: all that mail programs agree on; no
 * picture, nothing fetched) and as text that says the same. Everything is escaped. Only the sender's name,
 * the button and the link are links; an address that is not http or https throws.
 */
export function layoutMail(layout: MailLayout): { readonly html: string; readonly text: string } {
  for (const { url } of [layout.brand, ...linksOf(layout)]) {
    if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('A mail links to http and https only.');
  }
  return { html: toHtml(layout), text: toText(layout) };
}

const linksOf = ({ button, link }: MailLayout) => [button, link].filter((each) => each !== undefined);

function toHtml({ language, brand, title, blocks, button, link, footer }: MailLayout): string {
  const { body, heading } = mailFonts(language);
  const font = `font-family:${body};font-size:16px;line-height:1.6;color:${colour.ink}`;
  const small = `font-family:${body};font-size:13px;line-height:1.6;color:${colour.muted}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.paper}"><tr>
<td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr>
<td style="padding:0 8px 16px;font-family:${heading};font-size:18px;font-weight:700">
${nineMarks()}<a href="${escapeHtml(brand.url)}" style="color:${colour.primary};text-decoration:none">${escapeHtml(brand.name)}</a>
</td></tr><tr>
<td bgcolor="${colour.surface}" style="padding:32px;border:1px solid ${colour.line};border-radius:12px">
<h1 style="margin:0 0 16px;font-family:${heading};font-size:24px;line-height:1.3;color:${colour.ink}">${escapeHtml(title)}</h1>
${blocks.map((block) => blockHtml(block, font)).join('\n')}
${button ? buttonHtml(button, body) : ''}
${link ? `<p style="margin:16px 0 0;${font}"><a href="${escapeHtml(link.url)}" style="color:${colour.primary}">${escapeHtml(link.label)}</a></p>` : ''}
${addressesHtml([button, link], language, small)}
</td></tr><tr>
<td style="padding:16px 8px 0">
${footer.map((line) => `<p style="margin:0 0 4px;${small}">${escapeHtml(line)}</p>`).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const COPY_THIS = {
  en: 'If the button does not work, copy the address into your browser:',
  'zh-Hant': '按鈕打不開時，請把網址複製到瀏覽器：',
} as const satisfies Localised;

/** The addresses of button and link as text: some mail programs show neither. */
function addressesHtml(links: readonly (MailLink | undefined)[], language: Language, small: string): string {
  const urls = links.flatMap((each) => each?.url ?? []);
  if (urls.length === 0) return '';
  const lines = [COPY_THIS[language], ...urls].map(escapeHtml).join('<br>\n');
  return `<p style="margin:24px 0 0;overflow-wrap:anywhere;word-break:break-word;${small}">${lines}</p>`;
}

/** The sign of the site, drawn without a picture. */
function nineMarks(): string {
  const marks = Array.from({ length: 9 }, (_, place) => {
    const height = 4 + place;
    const style = `display:inline-block;width:5px;height:${height}px;margin-right:2px;border-radius:1px`;
    return `<span style="${style};background:${place === 8 ? colour.accent : colour.primary}"></span>`;
  });
  return `<span aria-hidden="true" style="margin-right:8px;white-space:nowrap">${marks.join('')}</span>`;
}

function blockHtml(block: MailBlock, font: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;${font}">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<div style="margin:0 0 16px;padding:12px 16px;background:${colour.tint};border-left:4px solid ${colour.primary};overflow-wrap:anywhere;${font}">${escapeHtml(
        block.text,
      ).replace(/\n/g, '<br>\n')}</div>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td valign="top" style="padding:2px 16px 2px 0;white-space:nowrap;${font};color:${colour.muted}">${escapeHtml(label)}</td>` +
            `<td valign="top" style="padding:2px 0;overflow-wrap:anywhere;${font}">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'bill':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-bottom:1px solid ${colour.line}">${block.rows
        .map((row) => billRowHtml(row, font))
        .join('')}</table>`;
    default:
      return block satisfies never;
  }
}

/** Long names wrap; amounts are aligned in a column and never break. */
function billRowHtml({ label, amount, note, total }: BillRow, font: string): string {
  const weight = total ? ';font-weight:700' : '';
  const cell = `padding:8px 0;border-top:1px solid ${colour.line};${font}${weight}`;
  const said = note
    ? `<br><span style="font-size:14px;color:${colour.muted}">${escapeHtml(note)}</span>`
    : '';
  return (
    `<tr><td valign="top" style="${cell};overflow-wrap:anywhere">${escapeHtml(label)}${said}</td>` +
    `<td valign="top" align="right" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  );
}

function buttonHtml({ label, url }: MailLink, body: string): string {
  const style = `display:inline-block;padding:12px 24px;font-family:${body};font-size:16px;font-weight:600;color:${colour.onPrimary};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>
<td bgcolor="${colour.primary}" style="border-radius:6px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></td>
</tr></table>`;
}

function toText(layout: MailLayout): string {
  const { language, brand, title, blocks, footer } = layout;
  const colon = language === 'en' ? ':' : '：';
  const say = (label: string, value: string) => `${label}${colon}${language === 'en' ? ' ' : ''}${value}`;
  const parts = [
    title,
    ...blocks.map((block) => {
      switch (block.kind) {
        case 'facts':
          return block.rows.map(([label, value]) => say(label, value)).join('\n');
        case 'bill':
          return block.rows
            .map(({ label, amount, note }) => say(label, amount) + (note ? `\n  ${note}` : ''))
            .join('\n');
        case 'quote':
          return block.text.replace(/^/gm, '> ');
        default:
          return block.text;
      }
    }),
    ...linksOf(layout).map(({ label, url }) => `${label}${colon}\n${url}`),
    [`-- `, say(brand.name, brand.url), ...footer].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
