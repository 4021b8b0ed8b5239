import { useState } from 'react';
import { Button, ButtonLink, IconButton, type ButtonVariant } from '../button.tsx';
import {
  ArrowRight as ArrowRightIcon,
  Download as DownloadIcon,
  Menu as MenuIcon,
  ShoppingCart as ShoppingCartIcon,
  Trash2 as TrashIcon,
} from 'lucide-react';
import { Row, Stack } from '../layout.tsx';
import { TextLink } from '../text-link.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Buttons and links. */
export function GalleryActions() {
  const [busy, setBusy] = useState(false);
  return (
    <Chapter title="Actions">
      <Specimen name="Button">
        <Stack space={4}>
          {VARIANTS.map((variant) => (
            <Row key={variant}>
              <Button variant={variant}>{variant === 'danger' ? 'Delete account' : 'Start the test'}</Button>
              <Button variant={variant} busy>
                Saving
              </Button>
              <Button variant={variant} disabled>
                Not yet
              </Button>
              <Button variant={variant} icon={variant === 'danger' ? <TrashIcon /> : <DownloadIcon />}>
                With an icon
              </Button>
            </Row>
          ))}
          <Row>
            <Button size="small">Small</Button>
            <Button>Medium</Button>
            <Button size="large" iconEnd={<ArrowRightIcon />}>
              Large
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => setBusy(true)}>
              Press me once
            </Button>
          </Row>
          <Button wide>As wide as it may be</Button>
        </Stack>
      </Specimen>
      <Specimen name="Button link">
        <Row>
          <ButtonLink to="/" iconEnd={<ArrowRightIcon />}>
            Take the free test
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            See the courses
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            How marking works
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="Icon button">
        <Row>
          <IconButton label="Menu">
            <MenuIcon size={22} />
          </IconButton>
          <IconButton label="Cart" outlined>
            <ShoppingCartIcon size={22} />
          </IconButton>
          <IconButton label="Cart, not available" disabled>
            <ShoppingCartIcon size={22} />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen name="Text link">
        <Row>
          <TextLink to="/">Inline</TextLink>
          <TextLink to="/" variant="arrow">
            The way onward
          </TextLink>
          <TextLink to="/" variant="plain">
            Plain, as in a footer
          </TextLink>
        </Row>
      </Specimen>
    </Chapter>
  );
}
