/** What only a learner who selects words needs: the page is as heavy as it may be without it. */
export { KeepWords } from '#features/practice/web/index.ts';
