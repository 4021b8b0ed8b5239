import { createCalls } from '#platform/api-client/api-client.ts';
import type { AnnotationContract } from '../../annotations-contract.ts';

/** The calls for annotations by name. */
export const callAnnotations = createCalls<AnnotationContract>({
  listAnnotations: { method: 'get', path: '/api/attempts/:attemptId/annotations' },
  saveAnnotations: { method: 'put', path: '/api/attempts/:attemptId/annotations' },
});
