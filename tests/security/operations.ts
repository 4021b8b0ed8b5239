/** The calls of the API as its own description lists them. The security tests go through them one by one. */

/** The part of JSON Schema that the description uses. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: boolean;
};

export type Operation = {
  /** Such as `DELETE /api/users/sessions/{sessionId}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** For signed-in people. `optional`: visitors may call, but a token is checked. */
  readonly token: 'needed' | 'optional' | 'none';
  readonly inPath: Readonly<Record<string, Schema>>;
  readonly inQuery: Readonly<Record<string, Schema>>;
  /** Of a JSON body. */
  readonly body: Schema | undefined;
  readonly takesFile: boolean;
};

type Described = {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};

/** Describes itself and nothing of anybody; a browser opens it without a key. */
const OF_PLATFORM = /^\/api\/(?:openapi\.json|docs(?:\.css)?)$/;

function tokenOf({ security = [] }: Described): Operation['token'] {
  const named = security.filter((schemes) => 'accessToken' in schemes);
  if (named.length === 0) return 'none';
  return named.length === security.length ? 'needed' : 'optional';
}

/** Every call of an OpenAPI document, by path and method. */
export function listOperations(description: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}): Operation[] {
  return Object.entries(description.paths)
    .filter(([path]) => !OF_PLATFORM.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => {
        const parameters = (place: string) =>
          Object.fromEntries(
            (described.parameters ?? [])
              .filter((parameter) => parameter.in === place)
              .map(({ name, schema }) => [name, schema]),
          );
        const content = described.requestBody?.content ?? {};
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          token: tokenOf(described),
          inPath: parameters('path'),
          inQuery: parameters('query'),
          body: content['application/json']?.schema,
          takesFile: Object.keys(content).some((type) => type.startsWith('image/')),
        };
      }),
    );
}
