import { Fragment, type ReactNode } from 'react';
import { splitToKeepTogether } from './keep-together.ts';

type HeadingTextProps = { readonly children: ReactNode };

/** The text of a heading. No line of it starts with a Chinese question mark or another closing sign. */
export function HeadingText({ children }: HeadingTextProps) {
  if (typeof children !== 'string') return children;
  return splitToKeepTogether(children).map((piece, place) =>
    place % 2 === 1 ? (
      <span key={place} className="keep-together">
        {piece}
      </span>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
}
