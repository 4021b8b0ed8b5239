import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('the first line', () => {
  test.each([
    ['# About us\n\nText.', 'About us', '<p>Text.</p>'],
    ['\n\n#   關於我們  \nText.', '關於我們', '<p>Text.</p>'],
    ['# About us\r\n\r\nText.', 'About us', '<p>Text.</p>'],
    ['# About us', 'About us', ''],
    ['Text.\n\n# Not first', '', '<p>Text.</p>\n<h1>Not first</h1>'],
    ['## A clause\nText.', '', '<h2>A clause</h2>\n<p>Text.</p>'],
    ['#hash\n', '', '<p>#hash</p>'],
    ['#\n\nText.', '', '<h1></h1>\n<p>Text.</p>'],
    ['', '', ''],
  ])('of %j makes the title %j', (text, title, html) => {
    const rendered = renderMarkdown(text);
    expect(rendered.title).toBe(title);
    expect(rendered.html.trim()).toBe(html);
  });
});

describe('HTML is shown as text', () => {
  test.each([
    ['<script>alert(1)</script>'],
    ['Text <img src=x onerror=alert(1)> text'],
    ['<div onclick="alert(1)">\n\ntext\n\n</div>'],
    ['<!-- <b>hidden</b> -->'],
    ['a <b onmouseover=alert(1)>b</b>'],
    ['`<b>code</b>`'],
    ['    <b>code</b>'],
    ['[<b>label</b>](/faq)'],
    ['# <b>x</b>\n\n## <b>title</b>'],
    ['| <b>a</b> |\n|---|\n| <i>b</i> |'],
    ['<svg/onload=alert(1)//'],
  ])('%j', (text) => {
    const { html } = renderMarkdown(text);
    expect(html).not.toMatch(/<(?:script|img|div on|b|i|svg|!--)\b|<!--/i);
    expect(html).toContain('&lt;');
  });
});

describe('a link leads to own pages, mail or https, and to nothing else', () => {
  test.each([
    ['[x](/faq)', '<a href="/faq">x</a>'],
    ['[x](/faq?a=1&b=2#c)', '<a href="/faq?a=1&amp;b=2#c">x</a>'],
    ['[x](#clause-3)', '<a href="#clause-3">x</a>'],
    ['[x](/)', '<a href="/">x</a>'],
    ['[x](https://example.org/a)', '<a href="https://example.org/a">x</a>'],
    ['[x](mailto:hello@example.org)', '<a href="mailto:hello@example.org">x</a>'],
    ['[*x*](/faq)', '<a href="/faq"><em>x</em></a>'],
    ['<https://example.org>', '<a href="https://example.org">https://example.org</a>'],
    ['https://example.org', '<a href="https://example.org">https://example.org</a>'],
  ])('%s', (text, html) => {
    expect(renderMarkdown(text).html).toBe(`<p>${html}</p>\n`);
  });

  test.each([
    ['[x](javascript:alert(1))'],
    ['[x](JaVaScRiPt:alert(1))'],
    ['[x](  javascript:alert(1))'],
    ['[x](java&#10;script:alert(1))'],
    ['[x](data:text/html,hi)'],
    ['[x](vbscript:hi)'],
    ['[x](http://example.org)'],
    ['[x](//evil.example)'],
    ['[x](/\\evil.example)'],
    ['[x](\\\\evil.example)'],
    ['[x](faq)'],
    ['[x]()'],
    ['[x][1]\n\n[1]: javascript:alert(1)'],
    ['[x][1]\n\n[1]: /\\evil.example'],
  ])('%j is shown as its label', (text) => {
    const { html } = renderMarkdown(text);
    expect(html).not.toMatch(/<a|href/);
    expect(html).toContain('x');
  });

  test('and cannot end its attribute', () => {
    expect(renderMarkdown('[x](/a"onclick="alert(1))').html).not.toMatch(/"onclick/);
    expect(renderMarkdown('[x](</a" onclick="alert(1)>)').html).not.toMatch(/" onclick/);
  });
});

describe('a table', () => {
  const { html } = renderMarkdown('| Raw | Band |\n|---|---|\n| 13 | **9** |\n| 12 | [8.5](/faq) |');

  test('scrolls in a box of its own, which the keyboard reaches', () => {
    expect(html).toMatch(/^<div class="table-scroll" tabindex="0" role="group"><table>.*<\/table><\/div>$/s);
  });

  test('has a head and its rows', () => {
    expect(html).toContain('<thead><tr><th>Raw</th><th>Band</th></tr></thead>');
    expect(html).toContain(
      '<tbody><tr><td>13</td><td><strong>9</strong></td></tr><tr><td>12</td><td><a href="/faq">8.5</a></td></tr></tbody>',
    );
  });
});
