/** Words of English grammar. They hold sentences together, and a text without them is a list. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "a an the this that these those there it its he she they them their we our us you your i my me his her who which what whose when where why how if because although while whereas since as than so such and but or nor not no of to in on at for with by from about into over under between through during before after against without within among per is are was were be been being am do does did have has had will would can could may might must shall should n't 's very more most less least much many some any all both each every other another same only also too then".split(
    ' ',
  ),
);
