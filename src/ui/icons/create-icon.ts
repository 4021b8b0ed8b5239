import { createElement, type SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { readonly size?: number };
type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Makes an icon of lucide's from its nodes, like lucide's own function without its settings and contexts. The
 * build calls it (tools/vite/lean-icons.ts). Decorative: the button or link that holds the icon has the name.
 */
export function createIcon(nodes: readonly Node[]) {
  return ({ size = 24, className, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
        className: className ? `lucide ${className}` : 'lucide',
      },
      ...nodes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
