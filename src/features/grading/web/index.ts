export { markingMethod } from './method/method-context.ts';
export { TranscriptText } from './spoken/transcript-text.tsx';
export { AttemptStatus } from './status/attempt-status.tsx';
export { BandRange } from './status/band-range.tsx';
export { sectionRange } from './status/section-range.ts';
export { useAttemptWorks, type AttemptWork } from './status/use-attempt-works.ts';
export { WorkStatus } from './status/work-status.tsx';
export { splitText, type MarkedParagraph } from '../domain/works/split-text.ts';
