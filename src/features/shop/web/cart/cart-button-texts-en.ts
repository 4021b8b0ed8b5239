/** The cart's texts in the frame and in the catalogue. Every page loads them. */
export const cartButtonEn = {
  added: '{title} is now in your cart.',
  already: '{title} is already in your cart.',
  full: 'Your cart is full. Nothing was added.',
  removed: '{title} was removed from your cart.',
  undo: 'Undo',
  open: 'Go to the cart',
  count: 'Cart, {count} {count|item|items}',
};
