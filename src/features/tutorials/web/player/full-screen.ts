/** Safari 12 has the older names; an iPhone fills the screen with the video alone. */
type OldElement = HTMLElement & { webkitRequestFullscreen?: () => void };
type OldDocument = Document & { webkitFullscreenElement?: Element | null; webkitExitFullscreen?: () => void };
type OldVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Fills the screen with the player, or goes back. Where neither is possible, nothing happens. */
export function toggleFullScreen(frame: HTMLElement, video: HTMLVideoElement): void {
  const page = document as OldDocument;
  if (page.fullscreenElement ?? page.webkitFullscreenElement) {
    if (typeof page.exitFullscreen === 'function') void page.exitFullscreen();
    else page.webkitExitFullscreen?.();
    return;
  }
  const element = frame as OldElement;
  if (typeof element.requestFullscreen === 'function') element.requestFullscreen().catch(() => undefined);
  else if (element.webkitRequestFullscreen) element.webkitRequestFullscreen();
  else (video as OldVideo).webkitEnterFullscreen?.();
}

/** Whether the browser can show a video in a small window above everything else. */
export function canPictureInPicture(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.pictureInPictureEnabled === true &&
    typeof HTMLVideoElement.prototype.requestPictureInPicture === 'function'
  );
}
