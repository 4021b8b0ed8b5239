/**
 * The features that our pages and their packages use and Chrome 75, Firefox 68 or Safari 12 lack: no more.
 * Built as one classic script that only such browsers load, before any other.
 * `tests/oldest-browser-scripts.e2e.ts` names each feature that is missing here.
 */
import { bringObjectFromEntries } from './object-from-entries.ts';
import { bringRequestSignal } from './request-signal.ts';
import { bringStreams } from './streams.ts';
import { bringTextEncoderStream } from './text-encoder-stream.ts';

bringObjectFromEntries();
bringRequestSignal();
bringStreams();
bringTextEncoderStream();

// React finds the page as the server sent it.
document.currentScript?.remove();
