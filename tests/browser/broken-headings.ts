import type { Page } from '@playwright/test';

/** Headings of which a line starts with a Chinese sign that belongs to the line before, such as a question mark. */
export function brokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bottomOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().bottom;
    };
    return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let before: number | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        for (let at = 0; at < text.length; at += 1) {
          const bottom = bottomOf(node, at);
          const isLower = before !== undefined && bottom > before + 4;
          if (isLower && /[、。，；：！？）」』》]/.test(text.charAt(at))) return [heading.textContent ?? ''];
          before = bottom;
        }
      }
      return [];
    });
  });
}
