/** For browsers without a writable clipboard, and for http on a local network. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  area.setSelectionRange(0, text.length);
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Puts a text on the clipboard. False: the browser refused. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
    return copyBySelection(text);
  } catch {
    return copyBySelection(text);
  }
}
