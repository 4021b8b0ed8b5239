import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Delivery } from './delivery.ts';

/** What is wrong with a recording, the worst first. Stored with grades, so the ids never change. */
export const RECORDING_WARNING_IDS = [
  'unreadable',
  'almost-no-speech',
  'other-sound',
  'too-quiet',
  'clipped',
  'noisy',
  'not-measured',
] as const;
export type RecordingWarningId = (typeof RECORDING_WARNING_IDS)[number];

export type RecordingWarning = { readonly id: RecordingWarningId; readonly message: Localised };

/** Each says what was noticed and what to do. */
export const RECORDING_WARNINGS: Readonly<Record<RecordingWarningId, Localised>> = {
  unreadable: {
    en: 'This recording is empty or damaged. Check in the microphone test that you can hear yourself, then record it again.',
    'zh-Hant': '這段錄音是空的或已損壞。請先用麥克風測試確認聽得到自己的聲音，再錄一次。',
  },
  'almost-no-speech': {
    en: 'There is almost no speech in this recording. Check that the right microphone is chosen and not muted.',
    'zh-Hant': '這段錄音裡幾乎沒有說話聲。請檢查是否選對麥克風，以及麥克風有沒有靜音。',
  },
  'other-sound': {
    en: 'We hear a steady sound, but no voice. Turn off fans and music, and speak closer to the microphone.',
    'zh-Hant': '錄音裡只有持續的聲響，聽不到人聲。請關掉電扇或音樂，並靠近麥克風說話。',
  },
  'too-quiet': {
    en: 'Your voice is very quiet. Move closer to the microphone, or turn up its level in the settings of your device.',
    'zh-Hant': '你的聲音很小。請靠近麥克風，或在裝置設定中調高麥克風音量。',
  },
  clipped: {
    en: 'The sound is distorted because it is too loud. Move away from the microphone, or turn down its level.',
    'zh-Hant': '音量過大，聲音已經破音。請離麥克風遠一點，或調低麥克風音量。',
  },
  noisy: {
    en: 'There is loud noise behind your voice. Find a quieter room, or use a headset; pauses are measured less well here.',
    'zh-Hant': '背景噪音很大。請換到安靜的房間，或使用耳機麥克風；這段錄音的停頓測得較不準。',
  },
  'not-measured': {
    en: 'Pauses and loudness of this recording could not be measured here. That says nothing about your answer.',
    'zh-Hant': '這段錄音的停頓與音量無法在這裡測量，這和你的回答好壞無關。',
  },
};

/** Limits of a good recording. */
const LEAST_SPEECH_SECONDS = 1;
const LEAST_SPEECH_SHARE = 0.05;
const QUIET_DB = -42;
const CLIPPED_SHARE = 0.05;
const NOISY_DB = 12;
/** A voice changes its loudness this often in a second; a fan or a tone does not. */
const LEAST_SYLLABLES = 0.8;
const LEAST_VOICED_SHARE = 0.15;

/**
 * What is wrong with a recording, the worst first; nothing for a good one. Without speech the other measures say
 * nothing, so one warning is enough then. Undefined: it could not be read at all.
 */
export function recordingWarnings(delivery: Delivery | undefined): readonly RecordingWarning[] {
  return warningIds(delivery).map(recordingWarning);
}

export const recordingWarning = (id: RecordingWarningId): RecordingWarning => ({
  id,
  message: RECORDING_WARNINGS[id],
});

function warningIds(delivery: Delivery | undefined): readonly RecordingWarningId[] {
  if (!delivery) return ['unreadable'];
  if (isAlmostSilent(delivery)) return ['almost-no-speech'];
  if (delivery.articulationRate < LEAST_SYLLABLES || delivery.voicedShare < LEAST_VOICED_SHARE) {
    return ['other-sound'];
  }
  const found: readonly (readonly [RecordingWarningId, boolean])[] = [
    ['too-quiet', delivery.levelDb < QUIET_DB],
    ['clipped', delivery.clippedShare > CLIPPED_SHARE],
    ['noisy', delivery.snrDb < NOISY_DB],
  ];
  return found.flatMap(([id, applies]) => (applies ? [id] : []));
}

function isAlmostSilent({ speechSeconds, seconds }: Delivery): boolean {
  return speechSeconds < LEAST_SPEECH_SECONDS || speechSeconds < seconds * LEAST_SPEECH_SHARE;
}

/** Whether there is a voice to listen to. Other recordings have no words, and are not sent to be transcribed. */
export function hasVoice(warnings: readonly RecordingWarning[]): boolean {
  return !warnings.some(({ id }) => id === 'unreadable' || id === 'almost-no-speech' || id === 'other-sound');
}
