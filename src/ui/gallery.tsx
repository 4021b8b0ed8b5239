import { Container, Stack } from './layout.tsx';
import { GalleryActions } from './gallery/actions.tsx';
import { GalleryCards } from './gallery/cards.tsx';
import { GalleryFields } from './gallery/fields.tsx';
import { GalleryFoundations } from './gallery/foundations.tsx';
import { GalleryMessages } from './gallery/messages.tsx';
import { GalleryMotion } from './gallery/motion.tsx';
import { GallerySound } from './gallery/sound.tsx';
import { LogoMark } from './logo-mark.tsx';

/** Every component in every state, for the people who build and review pages. */
export function Gallery() {
  return (
    <Container>
      <Stack space={7}>
        <Stack space={3}>
          <LogoMark name="Ninefold" note="design system" />
          <h1>Calm, clear, and serious about English</h1>
          <p>
            Every component in every state. If a page needs something that is not here, it is built here
            first.
          </p>
        </Stack>
        <GalleryFoundations />
        <GalleryActions />
        <GalleryFields />
        <GalleryCards />
        <GalleryMessages />
        <GallerySound />
        <GalleryMotion />
      </Stack>
    </Container>
  );
}
