/** The body of every refusal, as `replyProblem` writes it. */
export const PROBLEM_SCHEMA = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' as const, description: 'urn:ninefold:problem: and the code' },
    title: { type: 'string' as const, description: 'In the language that was asked for' },
    status: { type: 'integer' as const },
    detail: { type: 'string' as const, description: 'What happened, what is safe, what to do next' },
    request_id: { type: 'string' as const, format: 'uuid', description: 'As in the header X-Request-Id' },
    errors: {
      type: 'array' as const,
      description: 'Where fields are wrong',
      items: {
        type: 'object' as const,
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' as const },
          code: { type: 'string' as const },
          message: { type: 'string' as const },
        },
      },
    },
  },
};

export const PROBLEM_CONTENT = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};
