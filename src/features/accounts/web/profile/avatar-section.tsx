import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { ImagePlus as ImagePlusIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import type { AvatarCrop } from './avatar-crop.tsx';
import { Avatar } from './avatar.tsx';
import styles from './avatar.module.css';
import { openPicture, type OpenedPicture, type PictureFault } from './open-picture.ts';
import { RemoveAvatar } from './remove-avatar.tsx';

const FAULTS = {
  heic: 'picture.heic',
  unreadable: 'picture.unreadable',
  'too-large': 'picture.tooLarge',
} as const satisfies Record<PictureFault, string>;

type Cropping = { readonly picture: OpenedPicture; readonly Crop: typeof AvatarCrop };

type AvatarSectionProps = {
  readonly user: AccountView;
  readonly take: (user: AccountView) => void;
};

/** The picture: it is chosen, cropped and sent immediately, or removed. */
export function AvatarSection({ user, take }: AvatarSectionProps) {
  const text = useText('profile');
  const common = useText('signedIn');
  const showToast = useToast();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [cropping, setCropping] = useState<Cropping>();
  const file = useRef<HTMLInputElement>(null);
  const url = cropping?.picture.url;

  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url);
  }, [url]);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = Array.from(currentTarget.files ?? []);
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!chosen) return;
    setProblem(undefined);
    setReading(true);
    const [opened, crop] = await Promise.all([
      openPicture(chosen),
      import('./avatar-crop.tsx').catch(() => undefined),
    ]);
    setReading(false);
    if (!opened.ok) setProblem(text(FAULTS[opened.fault]));
    else if (!crop) setProblem(common('unreachable'));
    else setCropping({ picture: opened.picture, Crop: crop.AvatarCrop });
  };

  const save = async (jpeg: Blob): Promise<string | undefined> => {
    const result = await call(ACCOUNT_ENDPOINTS, 'updateAvatar', { file: jpeg });
    if (!result.ok) return result.kind === 'refused' ? result.problem.detail : common('unreachable');
    take(result.reply.user);
    showToast({ text: text('picture.saved') });
    return undefined;
  };

  return (
    <>
      <div className={styles.row}>
        <Avatar user={user} label={text(user.avatar === null ? 'picture.none' : 'picture.alt')} />
        <div className={styles.side}>
          <div className={styles.row}>
            <label className={styles.choose}>
              <input
                ref={file}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                className={styles.file}
                onChange={(event) => void choose(event)}
              />
              <span className={styles.chooseLook}>
                {reading ? <Spinner /> : <ImagePlusIcon />}
                {text(
                  reading ? 'picture.reading' : user.avatar === null ? 'picture.choose' : 'picture.change',
                )}
              </span>
            </label>
            {user.avatar === null ? null : <RemoveAvatar take={take} />}
          </div>
          <p className={styles.hint}>{text('picture.formats')}</p>
        </div>
      </div>
      {problem === undefined ? null : (
        <div className={styles.problem}>
          <Notice tone="error" announce>
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {cropping ? (
        <cropping.Crop
          picture={cropping.picture}
          onSave={save}
          onClose={() => {
            setCropping(undefined);
            file.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
