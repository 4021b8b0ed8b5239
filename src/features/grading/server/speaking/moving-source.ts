import { BufferSource } from 'mediabunny';

/** No reader of a sound format asks for the same bytes so often in a row. */
const MOST_REPEATS = 1_000;

/**
 * The bytes of a file for the demuxers. Throws where a demuxer reads the same place without end: the one of Matroska
 * (mediabunny 1.61) does so behind the last cluster that it can find in a damaged file, and never returns.
 */
export class MovingSource extends BufferSource {
  private last = '';
  private repeats = 0;

  /** What the package calls for each piece of the file. Its types leave it out. */
  _read(...range: readonly unknown[]): unknown {
    const place = range.join(' ');
    this.repeats = place === this.last ? this.repeats + 1 : 0;
    this.last = place;
    if (this.repeats > MOST_REPEATS) throw new Error(`The same bytes were read ${MOST_REPEATS} times.`);
    return Reflect.apply(readOf, this, range);
  }
}

const readOf = (BufferSource.prototype as unknown as { _read: (...range: unknown[]) => unknown })._read;
