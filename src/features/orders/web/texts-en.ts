export const ordersEn = {
  cart: {
    title: 'Cart',
    description: 'The courses and mock tests you are about to buy.',
    emptyTitle: 'Your cart is empty',
    emptyText:
      'Buying opens soon. Until then, look at the courses and mock tests: every course has a whole lesson to read, and one Reading test is free.',
    courses: 'See the courses',
    plans: 'See the mock tests',
    art: 'A tall teal shopping bag with nothing in it but a ruler',
  },
};
