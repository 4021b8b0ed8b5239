import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Section } from '#ielts/paper/paper.ts';
import { testTitleSchema } from './contract.ts';
import { DEMONSTRATION_ENDPOINTS } from './demonstration-endpoints.ts';

/** The paper that the tour of the screen uses. It belongs to no attempt and is no secret. */
export const getDemonstration = endpoint({
  ...DEMONSTRATION_ENDPOINTS.getDemonstration,
  summary: 'The Reading section of the demonstration paper and its name, without an attempt.',
  // The section is the content's own shape, checked when it was loaded.
  reply: z.object({
    test_title: testTitleSchema,
    section: z.custom<Section>((value) => typeof value === 'object' && value !== null),
  }),
  refusals: ['section-unknown'],
});
