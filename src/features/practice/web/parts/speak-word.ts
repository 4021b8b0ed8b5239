/** Whether this browser has a voice of its own. */
export const canSpeak = (): boolean =>
  typeof window !== 'undefined' && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** Says an English word with the browser's own voice. It needs no connection where the voice is on the device. */
export function speakWord(word: string): void {
  if (!canSpeak()) return;
  const spoken = new SpeechSynthesisUtterance(word);
  spoken.lang = 'en-GB';
  spoken.rate = 0.9;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(spoken);
}
