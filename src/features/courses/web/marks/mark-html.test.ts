// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { markHtml, shownText } from './mark-html.ts';

const HTML = '<p>He <em>is</em> a &amp; b &#x1F600; end.</p>\n';

test('the shown text is what a browser shows', () => {
  const element = document.createElement('div');
  element.innerHTML = HTML;
  expect(shownText(HTML)).toBe(element.textContent);
});

test('without marks the HTML stays as it is', () => {
  expect(markHtml(HTML, '', 'm')).toBe(HTML);
  expect(markHtml(HTML, '//', 'm')).toBe(HTML);
});

test('a highlight over tags is drawn in pieces, and each piece says where it starts', () => {
  const html = markHtml('<p>He <em>is</em> here.</p>', '0-8//', 'm');
  expect(html).toBe(
    '<p><mark class="m" data-start="0" data-highlighted="true">He </mark>' +
      '<em><mark class="m" data-start="3" data-highlighted="true">is</mark></em>' +
      '<mark class="m" data-start="5" data-highlighted="true"> he</mark>re.</p>',
  );
});

test('marks never change what is shown', () => {
  const text = shownText(HTML);
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      const element = document.createElement('div');
      element.innerHTML = markHtml(HTML, `${start}-${end}/${start}-${end}/`, 'm');
      expect(element.textContent).toBe(text);
    }
  }
});

test('the end of a note is drawn once', () => {
  const html = markHtml('<p>one <b>two</b> three</p>', '/0-7/', 'm');
  expect(html.match(/data-noted="end"/g)).toHaveLength(1);
  expect(html).toContain('data-noted="end">two<');
});

test('spaces between the rows of a table stay unmarked', () => {
  const html = markHtml('<table>\n<tr><td>a</td></tr>\n</table>', '0-3//', 'm');
  expect(html).toBe(
    '<table>\n<tr><td><mark class="m" data-start="1" data-highlighted="true">a</mark></td></tr>\n</table>',
  );
});
