import { createCalls } from '#platform/api-client/api-client.ts';
import type { AnnotationContract } from '../../annotations-contract.ts';
import { ANNOTATION_ENDPOINTS } from '../../annotations-endpoints.ts';

/** The calls for annotations by name. */
export const callAnnotations = createCalls<AnnotationContract>(ANNOTATION_ENDPOINTS);
