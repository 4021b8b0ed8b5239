import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../domain/account.ts';
import { aBomb, aPicture, BLUE, colourAt, RED } from './avatar-fixture.ts';
import { createAvatarRenderer } from './render-avatar.ts';

const render = createAvatarRenderer();

async function rendered(bytes: Uint8Array): Promise<Buffer> {
  const result = await render(bytes);
  if (!result.ok) throw new Error(result.refusal);
  return result.jpeg;
}

describe('a picture becomes a JPEG square of 512 pixels:', () => {
  test.each([
    ['JPEG', () => aPicture().jpeg()],
    ['PNG', () => aPicture().png()],
    ['WebP', () => aPicture().webp()],
    ['PNG of 16 bits', () => aPicture().toColourspace('rgb16').png()],
    ['PNG with a palette', () => aPicture().png({ palette: true })],
    ['progressive JPEG', () => aPicture().jpeg({ progressive: true })],
    ['grey JPEG', () => aPicture().greyscale().jpeg()],
    ['CMYK JPEG', () => aPicture().toColourspace('cmyk').jpeg()],
    ['one pixel', () => aPicture({ width: 1, height: 1 }).png()],
    ['very wide', () => aPicture({ width: 16_000, height: 20 }).png()],
    ['very high', () => aPicture({ width: 20, height: 60_000 }).jpeg()],
  ])('%s', async (_, picture) => {
    const jpeg = await rendered(await picture().toBuffer());
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 512,
      height: 512,
      channels: 3,
      space: 'srgb',
    });
  });

  test('the middle is kept', async () => {
    // 300 red columns, 400 blue ones, 300 red ones; 400 high.
    const middle = { width: 400, height: 400, channels: 3 as const, background: BLUE };
    const picture = aPicture({ width: 1000, height: 400 }).composite([{ input: { create: middle } }]);
    const jpeg = await rendered(await picture.png().toBuffer());
    for (const [x, y] of [
      [8, 8],
      [503, 8],
      [256, 256],
      [8, 503],
      [503, 503],
    ] as const)
      expect(await colourAt(jpeg, x, y)).toBe('blue');
  });

  test('what is transparent becomes white, not black', async () => {
    const jpeg = await rendered(
      await aPicture({ colour: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer(),
    );
    const { channels } = await sharp(jpeg).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  test('of several frames the first', async () => {
    const frames = [
      await aPicture({ colour: RED }).png().toBuffer(),
      await aPicture({ colour: BLUE }).png().toBuffer(),
    ];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const jpeg = await rendered(animated);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(await colourAt(jpeg, 256, 256)).toBe('red');
  });
});

test.each([
  // Where the upper half of the stored pixels is to be seen (EXIF 2.32, orientation).
  [1, [256, 40]],
  [3, [256, 470]],
  [6, [470, 256]],
  [8, [40, 256]],
] as const)('a picture taken with orientation %d stands upright', async (orientation, [x, y]) => {
  const picture = aPicture({ width: 600, height: 600, colour: RED, upperHalf: BLUE });
  const bytes = await sharp(await picture.png().toBuffer())
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  const jpeg = await rendered(bytes);
  expect(await colourAt(jpeg, x, y)).toBe('blue');
  expect(await colourAt(jpeg, 511 - x, 511 - y)).toBe('red');
});

describe('nothing beside the pixels is kept:', () => {
  test('place, camera, thumbnail, colour profile, XMP', async () => {
    const bytes = await aPicture()
      .withExif({
        IFD0: { Copyright: 'EXIFMARK' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 0/1' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>XMPMARK</note></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.anything(), icc: expect.anything() });
    const jpeg = await rendered(bytes);
    const { exif, icc, xmp, iptc, orientation, comments } = await sharp(jpeg).metadata();
    expect([exif, icc, xmp, iptc, orientation, comments]).toEqual(Array.from({ length: 6 }));
    expect(jpeg.toString('latin1')).not.toMatch(/EXIFMARK|XMPMARK|Exif|ICC_PROFILE|adobe:ns/);
  });

  test('what stands behind the end: a picture that is a page or an archive too', async () => {
    const picture = await aPicture().jpeg().toBuffer();
    const payload = '<script>alert("HIDDEN")</script><?php HIDDEN ?>PK\u0003\u0004HIDDEN';
    const jpeg = await rendered(Buffer.concat([picture, Buffer.from(payload)]));
    expect(jpeg.toString('latin1')).not.toMatch(/HIDDEN|<script/);
  });

  test('a text chunk of a PNG', async () => {
    const bytes = await aPicture()
      .withExif({ IFD0: { ImageDescription: 'HIDDEN' } })
      .png()
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('HIDDEN');
    expect((await rendered(bytes)).toString('latin1')).not.toContain('HIDDEN');
  });
});

describe('no picture:', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');
  test.each([
    ['SVG', () => svg],
    ['SVG that begins with spaces', () => Buffer.concat([Buffer.from('\n  '), svg])],
    ['GIF', () => aPicture().gif().toBuffer()],
    ['TIFF', () => aPicture().tiff().toBuffer()],
    ['AVIF', () => aPicture({ width: 16, height: 16 }).avif().toBuffer()],
    ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')],
    ['HTML', () => Buffer.from('<!doctype html><script>1</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ['only the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['the beginning of a JPEG before an SVG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])],
    [
      'the beginning of a PNG before noise',
      async () => Buffer.concat([(await aPicture().png().toBuffer()).subarray(0, 8), Buffer.alloc(500, 7)]),
    ],
    [
      'a JPEG cut off in the middle',
      async () => {
        const whole = await aPicture({ upperHalf: BLUE }).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'a PNG cut off in the middle',
      async () => {
        const whole = await aPicture({ upperHalf: BLUE }).png({ compressionLevel: 0 }).toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'a WebP cut off in the middle',
      async () => {
        const whole = await aPicture({ upperHalf: BLUE }).webp({ lossless: true }).toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['a PNG that has fewer pixels than it says', () => aBomb(4000, 4000)],
  ] as const)('%s', async (_, bytes) => {
    expect(await render(await bytes())).toEqual({ ok: false, refusal: 'picture-unreadable' });
  });
});

describe('too large:', () => {
  test('more than 5 MB, whatever it is', async () => {
    const picture = await aPicture().jpeg().toBuffer();
    const padded = Buffer.concat([picture, Buffer.alloc(MAX_PICTURE_BYTES - picture.length)]);
    expect(await render(padded)).toMatchObject({ ok: true });
    const tooLarge = { ok: false, refusal: 'picture-too-large' };
    expect(await render(Buffer.concat([padded, Buffer.alloc(1)]))).toEqual(tooLarge);
  });

  test('more than 40 million pixels', async () => {
    const inside = await aPicture({ width: 8000, height: 5000 }).png().toBuffer();
    expect(await render(inside)).toMatchObject({ ok: true });
    const above = await aPicture({ width: 8001, height: 5000 }).png().toBuffer();
    expect(await render(above)).toEqual({ ok: false, refusal: 'picture-too-large' });
  });

  test.each([
    [50_000, 50_000],
    [2_147_483_647, 2_147_483_647],
    [40_000_001, 1],
  ])('a bomb of a hundred bytes that claims %d by %d, without unpacking it', async (width, height) => {
    const before = process.memoryUsage().rss;
    const result = await render(await aBomb(width, height));
    expect(result.ok).toBe(false);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  test('a bomb is told as too large, not as unreadable', async () => {
    expect(await render(await aBomb(50_000, 50_000))).toEqual({ ok: false, refusal: 'picture-too-large' });
  });
});

test('pictures are rendered one after the other, and a bad one does not hold up the next', async () => {
  const good = await aPicture().jpeg().toBuffer();
  const all = await Promise.all([render(good), render(Buffer.from('x')), render(good), render(good)]);
  expect(all.map(({ ok }) => ok)).toEqual([true, false, true, true]);
});
