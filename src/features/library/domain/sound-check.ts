/** The sound that candidates set the volume by before Listening. Its audio has this folder and this id. */
export const SOUND_CHECK = {
  folder: 'site',
  id: 'sound-check',
  text: 'This is the sound check. The voices in this test are made by a computer. Set the volume so that every word is clear. Then you can begin.',
} as const;
