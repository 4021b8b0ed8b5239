/** What is heard before Listening starts, to set the volume by; rendered below this folder and under this id. */
export const SOUND_CHECK = {
  folder: 'site',
  id: 'sound-check',
  text: 'This is the sound check. The voices in this test are made by a computer. Set the volume so that every word is clear. Then you can begin.',
} as const;
