// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { paths } from '#paths';
import { renderPage } from '#tests/components/render-page.tsx';
import { StartProblemNotice } from './start-problem-notice.tsx';

const show = (needs?: 'plan' | 'account') =>
  renderPage({
    page: () => <StartProblemNotice problem={{ text: 'Not today.', needs }} />,
    path: '/practice',
  });

test.each([
  ['plan', [paths.plans()]],
  ['account', [paths.signup({ next: paths.practice() })]],
  [undefined, []],
] as const)('a refusal that needs %s leads there', (needs, links) => {
  const { queryAllByRole } = show(needs);
  expect(queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

test('a refusal comes into view, however far down its button is', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
