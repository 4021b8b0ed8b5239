export type OpenedPicture = {
  /** A blob address. The caller of `openPicture` revokes it. */
  readonly url: string;
  readonly image: HTMLImageElement;
};

export type PictureFault = 'heic' | 'unreadable' | 'too-large';

/** The most pixels that every browser of recent years can draw. */
const MOST_PIXELS = 100_000_000;

const isHeic = ({ name, type }: File) => /heic|heif/i.test(type) || /\.hei[cf]$/i.test(name);

function load(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
}

/** Lets the browser read a file as a picture. Otherwise returns why it could not, as far as the browser says. */
export async function openPicture(
  file: File,
): Promise<
  | { readonly ok: true; readonly picture: OpenedPicture }
  | { readonly ok: false; readonly fault: PictureFault }
> {
  const url = URL.createObjectURL(file);
  const image = await load(url);
  const pixels = (image?.naturalWidth ?? 0) * (image?.naturalHeight ?? 0);
  if (image && pixels > 0 && pixels <= MOST_PIXELS) return { ok: true, picture: { url, image } };
  URL.revokeObjectURL(url);
  if (pixels > MOST_PIXELS) return { ok: false, fault: 'too-large' };
  return { ok: false, fault: isHeic(file) ? 'heic' : 'unreadable' };
}
