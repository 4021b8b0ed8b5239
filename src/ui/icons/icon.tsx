import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'd' | 'children'> & {
  /** Width and height in px. Default: 20. */
  readonly size?: number;
};

/**
 * One drawing on a 24 x 24 grid, in the colour of the text around it. Decorative: the button or link that holds it
 * has the name. The strokes are lucide's; its React package weighs 2 KB more than this line, on every page.
 */
export function Icon({ size = 20, d, ...rest }: IconProps & { readonly d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
