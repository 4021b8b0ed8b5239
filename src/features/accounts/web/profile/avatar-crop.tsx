import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Minus as MinusIcon, Plus as PlusIcon, RotateCw as RotateIcon } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './avatar.module.css';
import { cutPicture, type Cut } from './cut-picture.ts';
import type { OpenedPicture } from './open-picture.ts';

type AvatarCropProps = {
  readonly picture: OpenedPicture;
  /** Sends the chosen part. Returns what went wrong, or nothing. */
  readonly onSave: (jpeg: Blob) => Promise<string | undefined>;
  readonly onClose: () => void;
};

const ZOOM = { least: 1, most: 4, step: 0.1 };
const TURNS = [0, 90, 180, 270] as const;

/** Chooses the square of a picture with mouse, finger or keys. This module is loaded once a picture is chosen. */
export function AvatarCrop({ picture, onSave, onClose }: AvatarCropProps) {
  const text = useText('profile');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.least);
  const [turn, setTurn] = useState(0);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const degrees: Cut['degrees'] = TURNS[turn % TURNS.length] ?? 0;
  const zoomBy = (steps: number) =>
    setZoom((now) => Math.min(ZOOM.most, Math.max(ZOOM.least, now + steps * ZOOM.step)));

  const save = async () => {
    if (!area) return;
    setBusy(true);
    setProblem(undefined);
    const jpeg = await cutPicture(picture.image, { ...area, degrees });
    const trouble = jpeg ? await onSave(jpeg) : text('picture.tooLarge');
    setBusy(false);
    if (trouble === undefined) onClose();
    else setProblem(trouble);
  };

  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={onClose}
      title={text('crop.title')}
      closeLabel={text('crop.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('crop.cancel')}
          </Button>
          <Button busy={busy} disabled={!area} onClick={() => void save()}>
            {text('crop.save')}
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': text('crop.area') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles.tools}>
        <IconButton label={text('crop.zoomOut')} onClick={() => zoomBy(-1)}>
          <MinusIcon />
        </IconButton>
        <input
          type="range"
          aria-label={text('crop.zoom')}
          min={ZOOM.least}
          max={ZOOM.most}
          step={ZOOM.step}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
          className={styles.zoom}
        />
        <IconButton label={text('crop.zoomIn')} onClick={() => zoomBy(1)}>
          <PlusIcon />
        </IconButton>
        <IconButton label={text('crop.rotate')} onClick={() => setTurn(turn + 1)}>
          <RotateIcon />
        </IconButton>
      </div>
      <p className={styles.hint}>{text('crop.hint')}</p>
      {problem === undefined ? null : (
        <Notice tone="error" announce>
          <p>{problem}</p>
        </Notice>
      )}
    </Dialog>
  );
}
