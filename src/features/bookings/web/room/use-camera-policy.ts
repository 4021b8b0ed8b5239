import { useEffect } from 'react';

type OldDocument = Document & {
  readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
};

const RELOADED = 'room-reloaded';

/**
 * The policy of the first page stays in force while the router goes on. Someone who came here by a link inside the site
 * has a page that may not use the camera, so it is loaded again, once.
 */
export function useCameraPolicy(): void {
  useEffect(() => {
    const mayUse = (document as OldDocument).featurePolicy?.allowsFeature('camera') ?? true;
    try {
      if (mayUse) sessionStorage.removeItem(RELOADED);
      else if (sessionStorage.getItem(RELOADED) === null) {
        sessionStorage.setItem(RELOADED, '1');
        location.reload();
      }
    } catch {
      // Without a storage it could go on for ever. The person can reload.
    }
  }, []);
}
