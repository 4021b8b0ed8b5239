import type { PictureView } from '../../catalogue-contract.ts';

/** A drawing of the content. `eager` for the one that is visible first. The others load when they are near. */
export function Picture({
  picture: { src, width, height, alt },
  eager = false,
  className,
}: {
  readonly picture: PictureView;
  readonly eager?: boolean;
  readonly className?: string;
}) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={className}
    />
  );
}
