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

describe('a link leads to our own pages, email or https, and to nothing else', () => {
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

test('the end of a Chinese heading stays together', () => {
  expect(renderMarkdown('## 現在簡單式？\n').html).toBe(
    '<h2>現在<span class="keep-together">簡單式？</span></h2>\n',
  );
});

describe('spaces at links and bold words', () => {
  test.each([
    ['學習 [課程](/courses)，在', '學習<a href="/courses">課程</a>，在'],
    ['請 [與我們聯絡](/contact)。', '請<a href="/contact">與我們聯絡</a>。'],
    ['- **姓名：** 請填寫', '<strong>姓名：</strong>請填寫'],
    ['- **課程：** 365 天', '<strong>課程：</strong>365 天'],
    ['於 **七日** 前，從 *甲* *乙* 選', '於<strong>七日</strong>前，從<em>甲</em><em>乙</em>選'],
    ['看 **[條款](/terms)** 第三條', '看<strong><a href="/terms">條款</a></strong>第三條'],
  ])('are not shown in Chinese: %s', (text, html) => {
    expect(renderMarkdown(text).html).toContain(html);
  });

  test.each([
    ['收取 **20%** 作為', '收取 <strong>20%</strong> 作為'],
    ['用 *there is* 還是 *have*？', '用 <em>there is</em> 還是 <em>have</em>？'],
    ['至少於 **7 日** 前', '至少於 <strong>7 日</strong>前'],
    ['見 [FAQ](/faq) 說明', '見 <a href="/faq">FAQ</a> 說明'],
    ['Read the [terms](/terms) first', 'Read the <a href="/terms">terms</a> first'],
  ])('stay at Latin letters and figures: %s', (text, html) => {
    expect(renderMarkdown(text).html).toContain(html);
  });

  test('two words without markup keep theirs', () => {
    expect(renderMarkdown('台北 高雄').html).toBe('<p>台北 高雄</p>\n');
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
