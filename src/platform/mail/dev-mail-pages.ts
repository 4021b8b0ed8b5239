import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { KeptMail } from './mail-files.ts';

export const DEV_MAIL_STYLE = `
body{font:16px/1.6 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#1b2333;background:#fbfaf7}
h1{font-family:Georgia,serif;line-height:1.25}a{color:#0b5d5b}
table{width:100%;border-collapse:collapse}th{text-align:left;font-weight:600;color:#566074}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid #e3e0d8;vertical-align:top;overflow-wrap:anywhere}
time{white-space:nowrap;font-variant-numeric:tabular-nums}
iframe{width:100%;height:44rem;border:1px solid #e3e0d8;border-radius:6px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #e3e0d8;border-radius:6px;padding:1rem;
font:14px/1.6 ui-monospace,monospace}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{color:#566074}
dd{margin:0;overflow-wrap:anywhere}`;

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

function page(title: string, body: unknown): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/dev/mail/style.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

const instant = (date: string) =>
  html`<time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time>`;

/** Every email in the box, newest first. */
export function devMailListPage(mails: readonly ({ readonly name: string } & KeptMail)[]): Page {
  const rows = mails.map(
    ({ name, date, to, subject }) =>
      html`<tr>
        <td>${instant(date)}</td>
        <td>${to}</td>
        <td><a href="/dev/mail/${name}">${subject}</a></td>
      </tr>`,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Sent</th>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return page(
    'Mail',
    html`<h1>Mail</h1>
      <p>
        What would have been sent: SMTP_URL is not set, so each mail is an .eml file in DATA_DIR/mail. This
        page does not exist in production.
      </p>
      ${mails.length > 0 ? table : html`<p>No mail yet. It takes a second or two after the event.</p>`}`,
  );
}

/** One email: its sender, recipient and subject, as HTML and as text. */
export function devMailPage(name: string, mail: KeptMail): Page {
  return page(
    mail.subject,
    html`<p><a href="/dev/mail">All mail</a> · <a href="/dev/mail/${name}/source">Source</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>Sent</dt>
        <dd>${instant(mail.date)}</dd>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to}</dd>
        ${
          mail.replyTo
            ? html`<dt>Reply to</dt>
                <dd>${mail.replyTo}</dd>`
            : ''
        }
        <dt>Message-ID</dt>
        <dd>${mail.messageId}</dd>
      </dl>
      <iframe
        title="The mail as HTML"
        src="/dev/mail/${name}/html"
        sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As text</h2>
      <pre>${mail.text}</pre>`,
  );
}

/** The email's own HTML; its links leave the frame. */
export function devMailFrame(mail: KeptMail): string {
  return mail.html.replace('<head>', '<head>\n<base target="_top">');
}
