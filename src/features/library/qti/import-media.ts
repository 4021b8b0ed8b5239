import { createHash } from 'node:crypto';
import { listeningManifestSchema } from '../server/papers/audio-manifest.ts';
import { hashScript, type ListeningManifest } from '../server/papers/audio-manifest.ts';
import type { Script } from '#ielts/paper/script.ts';
import { readXml } from './read-xml.ts';
import { findElements, type XmlElement } from './xml.ts';

/** Pictures and sound of a package. They are accepted only when their content is what they claim, and safe to serve. */

type Taken<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly what: string; readonly how: string };

const LARGEST_PICTURE = 2 * 1024 * 1024;
const WIDEST = 6_000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const no = <T>(what: string, how: string): Taken<T> => ({ ok: false, what, how });

/** The file extension of a picture, if it is accepted: a PNG of a sensible size, or an SVG without scripts. */
export function takePicture(bytes: Uint8Array): Taken<'png' | 'svg'> {
  if (bytes.length > LARGEST_PICTURE) return no('The picture has more than 2 MB.', 'Make it smaller.');
  if (PNG.every((byte, i) => bytes[i] === byte)) return takePng(bytes);
  const text = new TextDecoder().decode(bytes);
  const svg = readXml(text);
  if (!svg.ok && text.includes('<svg'))
    return no(`The drawing cannot be read: ${svg.what}`, 'Save it as PNG.');
  if (!svg.ok || svg.root.name !== 'svg') return no('The picture is neither PNG nor SVG.', 'Save it as PNG.');
  return takeSvg(svg.root);
}

function takePng(bytes: Uint8Array): Taken<'png'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24) return no('The picture is damaged.', 'Save it again as PNG.');
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const sensible = width > 0 && height > 0 && width <= WIDEST && height <= WIDEST;
  return sensible
    ? { ok: true, value: 'png' }
    : no(`The picture is larger than ${WIDEST} pixels.`, 'Make it smaller.');
}

/** Drawn shapes and text only: nothing that runs, fetches or embeds. */
function takeSvg(svg: XmlElement): Taken<'svg'> {
  const unsafe = findElements(svg, (each) => !isSafe(each));
  if (unsafe.length > 0 || !isSafe(svg)) {
    const name = unsafe[0]?.name ?? 'svg';
    return no(
      `The drawing has something that could run or fetch (<${name}>).`,
      'Save it as PNG, or as plain SVG.',
    );
  }
  if (!/^0 0 [\d.]+ [\d.]+$/.test(svg.attributes['viewBox'] ?? '')) {
    return no(
      'The drawing does not begin with a viewBox such as “0 0 640 480”.',
      'Save it as PNG, or add one.',
    );
  }
  return { ok: true, value: 'svg' };
}

const UNSAFE_ELEMENTS = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'image',
  'feImage',
  'animate',
  'set',
  'handler',
  'a',
]);

function isSafe({ name, attributes, children }: XmlElement): boolean {
  if (UNSAFE_ELEMENTS.has(name)) return false;
  const styled = name === 'style' && children.some((child) => typeof child === 'string' && fetches(child));
  return (
    !styled &&
    Object.entries(attributes).every(
      ([key, value]) =>
        !/^on/i.test(key) &&
        (!/(?:^|:)href$/.test(key) || value.startsWith('#')) &&
        (key.startsWith('xmlns') || !fetches(value)),
    )
  );
}

/** Whether a style or attribute names anything but a part of the drawing itself. */
function fetches(text: string): boolean {
  return /@import|javascript:|data:|https?:|url\(\s*(?!["']?#)/i.test(text);
}

/** The length of an M4A in ms; undefined when it is not one. */
export function durationOfM4a(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const movie = boxes(view, 0, bytes.length).find(({ type }) => type === 'moov');
  const known = boxes(view, 0, bytes.length).some(({ type }) => type === 'ftyp');
  const header = movie && boxes(view, movie.start, movie.end).find(({ type }) => type === 'mvhd');
  if (!known || !header || header.end - header.start < 32) return undefined;
  const long = view.getUint8(header.start) === 1;
  const scale = view.getUint32(header.start + (long ? 20 : 12));
  const units = long ? Number(view.getBigUint64(header.start + 24)) : view.getUint32(header.start + 16);
  const durationMs = Math.round((units / scale) * 1000);
  return Number.isFinite(durationMs) && durationMs > 0 && durationMs < 7_200_000 ? durationMs : undefined;
}

type Box = { readonly type: string; readonly start: number; readonly end: number };

function boxes(view: DataView, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to && found.length < 200;) {
    const size = view.getUint32(at);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
    if (size < 8 || at + size > to) return found;
    found.push({ type, start: at + 8, end: at + size });
    at += size;
  }
  return found;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The manifest of a recording: the times of its turns from the package, else one turn of its whole length. */
export function audioManifest(
  name: string,
  script: Script,
  bytes: Uint8Array,
  came: ListeningManifest | undefined,
): ListeningManifest | undefined {
  const hash = sha256(bytes);
  const file = `${name}-${hash.slice(0, 16)}.m4a`;
  const common = { script: `scripts/${name}.json`, scriptHash: hashScript(script), file };
  if (came && came.sha256 === hash && came.scriptHash === common.scriptHash) return { ...came, ...common };
  const durationMs = durationOfM4a(bytes);
  if (durationMs === undefined || script.turns.length !== 1) return undefined;
  return listeningManifestSchema.parse({
    ...common,
    engine: 'studio',
    synthetic: false,
    sha256: hash,
    bytes: bytes.length,
    durationMs,
    turns: script.turns.map(({ id }) => ({ id, startMs: 0, endMs: durationMs })),
  });
}
