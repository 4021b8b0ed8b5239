/** Runs in a page: whether React has taken it over. */
export function isHydrated(): boolean {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
}
