/** An area of a picture, in its own pixels after rotation. */
export type Cut = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Clockwise. */
  readonly degrees: 0 | 90 | 180 | 270;
};

/** The longest side of the picture that is sent. */
const MOST_SIDE = 1024;
const QUALITY = 0.9;

/**
 * The square part of a picture as a JPEG of at most 1024 px a side. Transparent pixels become white. Undefined: this
 * browser could not draw it.
 */
export function cutPicture(image: HTMLImageElement, cut: Cut): Promise<Blob | undefined> {
  const side = Math.max(1, Math.min(MOST_SIDE, Math.round(cut.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  const lying = cut.degrees % 180 !== 0;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.scale(side / cut.width, side / cut.height);
  context.translate(-cut.x, -cut.y);
  context.translate((lying ? height : width) / 2, (lying ? width : height) / 2);
  context.rotate((cut.degrees * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY));
}
