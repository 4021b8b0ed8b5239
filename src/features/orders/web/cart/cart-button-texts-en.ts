/** What the frame and the pages of the catalogue say of the cart; every page carries it. */
export const cartButtonEn = {
  added: '{title}: in your cart.',
  already: '{title} is in your cart already.',
  full: 'Your cart holds as much as it can. Nothing was added.',
  removed: '{title}: taken out of your cart.',
  undo: 'Undo',
  open: 'Go to the cart',
  count: 'Cart, {count} in it',
};
