import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { anM4a, aPng } from './foreign-fixture.ts';
import { audioManifest, durationOfM4a, takePicture } from './import-media.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test.each([
  ['a PNG', aPng(), 'png'],
  ['a plain drawing', svg('<g fill="#fff"><path d="M0 0"/><text>A</text></g>'), 'svg'],
  ['a drawing that refers to its own parts', svg('<use href="#a"/><rect fill="url(#b)"/>'), 'svg'],
])('%s is taken', (_, bytes, ending) => {
  expect(takePicture(bytes)).toEqual({ ok: true, value: ending });
});

describe('is not taken:', () => {
  test.each([
    ['a huge file', new Uint8Array(3 * 1024 * 1024), 'more than 2 MB'],
    ['a picture of a million pixels a side', aPng(1_000_000, 9), 'larger than'],
    ['half a PNG', aPng().slice(0, 12), 'damaged'],
    ['a text', strToU8('hello'), 'neither PNG nor SVG'],
    ['a script', svg('<script>alert(1)</script>'), '<script>'],
    ['an event', svg('<g onload="alert(1)"/>'), '<g>'],
    ['a page within', svg('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
    ['a picture from elsewhere', svg('<image href="https://example.org/x.png"/>'), '<image>'],
    ['a part from elsewhere', svg('<use href="other.svg#a"/>'), '<use>'],
    ['a part from elsewhere by its older name', svg('<use xlink:href="o.svg#a" href="#b"/>'), '<use>'],
    ['a style from elsewhere', svg('<style>@import "https://example.org/x.css";</style>'), '<style>'],
    ['a fill from elsewhere', svg('<rect style="fill:url(https://example.org/x)"/>'), '<rect>'],
    ['a link', svg('<a href="#x"><text>x</text></a>'), '<a>'],
    ['a drawing without a size', svg('<g/>', ''), 'viewBox'],
    ['a drawing with a document type', strToU8('<!DOCTYPE svg><svg viewBox="0 0 9 9"/>'), 'document type'],
  ])('%s', (_, bytes, what) => {
    expect(takePicture(bytes)).toMatchObject({ ok: false, what: expect.stringContaining(what) });
  });
});

test.each([
  [anM4a(65), 65_000],
  [anM4a(0), undefined],
  [anM4a(9000), undefined],
  [anM4a(65).slice(16), undefined],
  [anM4a(65).slice(0, 40), undefined],
  [strToU8('ID3 no M4A at all, but an MP3 perhaps'), undefined],
  [new Uint8Array(), undefined],
])('a recording is measured, or is none (%#)', (bytes, durationMs) => {
  expect(durationOfM4a(bytes)).toBe(durationMs);
});

test('times that came with other words or another recording are not believed', () => {
  const script = {
    title: 'A talk',
    situation: 'Somebody talks',
    speakers: { narrator: { voice: 'narrator' } },
    turns: [{ id: 't1', speaker: 'narrator', display: 'Hello.', pauseMs: 0 }],
  } as const;
  const own = audioManifest('listening-1', script, anM4a(10), undefined);
  expect(own).toMatchObject({
    durationMs: 10_000,
    synthetic: false,
    turns: [{ id: 't1', startMs: 0, endMs: 10_000 }],
  });
  const came = own && { ...own, synthetic: true, turns: [{ id: 't1', startMs: 500, endMs: 900 }] };
  expect(audioManifest('listening-1', script, anM4a(10), came)).toEqual(came);
  expect(audioManifest('listening-1', script, anM4a(11), came)).toMatchObject({
    synthetic: false,
    durationMs: 11_000,
  });
  const others = { ...script, turns: [{ ...script.turns[0], display: 'Goodbye.' }] };
  expect(audioManifest('listening-1', others, anM4a(10), came)).toMatchObject({ synthetic: false });
});
