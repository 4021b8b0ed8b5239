import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { lessonParams, sequenceSchema, taskStateSchema } from './contract.ts';
import { MAX_ESSAY } from './domain/task-state.ts';
import { TASK_ENDPOINTS } from './tasks-endpoints.ts';

/** The calls for the essay of a scored lesson. A submission is stored for its marker, and changes no more. */

const refusals = [
  'lesson-unknown',
  'lesson-not-open',
  'course-needed',
  'task-unknown',
  'too-many-starts',
] as const;
const body = z.strictObject({ text: storableText(MAX_ESSAY), sequence: sequenceSchema });
const maxBodyBytes = 128 * 1024;

export const saveTaskDraft = endpoint({
  ...TASK_ENDPOINTS.saveTaskDraft,
  access: 'candidate',
  summary: 'Saves the draft of an essay. An older draft replaces nothing; a submitted essay stays as it is.',
  params: lessonParams,
  body,
  reply: z.object({ task: taskStateSchema }),
  refusals,
  maxBodyBytes,
});

export const submitTask = endpoint({
  ...TASK_ENDPOINTS.submitTask,
  access: 'candidate',
  summary: 'Submits the essay of a scored lesson for marking. A second submission changes nothing.',
  params: lessonParams,
  body,
  reply: z.object({ task: taskStateSchema }),
  refusals: [...refusals, 'task-empty'],
  maxBodyBytes,
});
