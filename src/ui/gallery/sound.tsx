import { useRef } from 'react';
import { LevelMeter } from '../level-meter.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import { Notice } from '../notice.tsx';
import { RecordedSound } from '../recorded-sound.tsx';
import { Chapter, Specimen } from './specimen.tsx';

/** What is spoken and heard, and what is loaded on demand. */
export function GallerySound() {
  const meter = useRef<HTMLDivElement>(null);
  return (
    <Chapter title="Sound">
      <Specimen name="Level meter">
        <LevelMeter meter={meter} label="Level of the microphone" />
      </Specimen>
      <Specimen name="Recorded sound">
        <RecordedSound aria-label="Your answer" />
      </Specimen>
      <Specimen name="Load boundary">
        <LoadBoundary fallback={<Notice tone="error">This part could not be loaded.</Notice>}>
          <p>A part that is loaded on demand appears here, or a notice in its place.</p>
        </LoadBoundary>
      </Specimen>
    </Chapter>
  );
}
