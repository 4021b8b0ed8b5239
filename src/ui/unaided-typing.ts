/** For a field in which nothing may help with spelling, as in a test: neither the browser nor its extensions. */
export const UNAIDED = {
  spellCheck: false,
  autoCorrect: 'off',
  autoCapitalize: 'off',
  autoComplete: 'off',
  'data-gramm': 'false',
  'data-gramm_editor': 'false',
  'data-enable-grammarly': 'false',
  'data-ms-editor': 'false',
  'data-lt-active': 'false',
} as const;
