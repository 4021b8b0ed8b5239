import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../works-contract.ts';
import type { WritingPrompt } from './load-writing-prompts.ts';

export type PromptRouteDependencies = { readonly listPrompts: () => readonly WritingPrompt[] };

/** The call for the bank of prompts. A model answer is never in its reply. */
export function mountPromptRoutes(api: Api, { listPrompts }: PromptRouteDependencies): void {
  mountEndpoint(api, contract.listWritingPrompts, {}, async (_, context) => {
    const language = context.get('language');
    return {
      ok: true,
      reply: {
        prompts: listPrompts().map(({ id, kind, topic, task }) => ({
          prompt_id: id,
          kind,
          type: task.type,
          topic: topic[language],
          task,
        })),
      },
    };
  });
}
