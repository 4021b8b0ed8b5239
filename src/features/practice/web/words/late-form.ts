import { lateModule } from '#platform/pages/late-module.ts';

/** The form of a card, which is opened by a button. */
export const lateForm = lateModule(() => import('./word-form.tsx'));
