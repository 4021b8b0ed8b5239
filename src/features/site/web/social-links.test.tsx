// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { SocialLinks } from './social-links.tsx';

test('each network is an icon with a name that leads to the school there', () => {
  onTestFinished(cleanup);
  const social = (['facebook', 'instagram', 'youtube'] as const).map((network) => ({
    network,
    url: `https://www.${network}.com/ninefold`,
    label: `Ninefold on ${network}`,
  }));
  const { container } = render(<SocialLinks social={social} label="Elsewhere" />);
  const list = within(container).getByRole('list', { name: 'Elsewhere' });
  for (const { url, label } of social) {
    expect(within(list).getByRole('link', { name: label }).getAttribute('href')).toBe(url);
  }
});
