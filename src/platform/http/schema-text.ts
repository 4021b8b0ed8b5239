/** The part of JSON Schema that the contracts use. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  /** False where `prefixItems` lists them all. */
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

const STEP = '  ';

/** Some limits are only those of JSON's numbers. They mean nothing to a reader. */
const meant = (limit: number | undefined) =>
  limit !== undefined && Number.isSafeInteger(limit * 2) ? limit : undefined;

/** ` (1 to 40)`, ` (at most 80 characters)`, or nothing. */
function range(least: number | undefined, most: number | undefined, unit = ''): string {
  const [from, to] = [meant(least), meant(most)];
  const of = unit && ` ${unit}`;
  if (from !== undefined && to !== undefined)
    return from === to ? ` (${to}${of})` : ` (${from} to ${to}${of})`;
  if (from !== undefined) return ` (at least ${from}${of})`;
  return to === undefined ? '' : ` (at most ${to}${of})`;
}

function objectText(schema: Schema, indent: string): string {
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const inside = indent + STEP;
  const lines = Object.entries(properties).map(
    ([name, each]) => `${inside}${name}${required.includes(name) ? '' : '?'}: ${schemaText(each, inside)}`,
  );
  if (typeof rest === 'object') lines.push(`${inside}[any name]: ${schemaText(rest, inside)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function typeText(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'object':
      return objectText(schema, indent);
    case 'array':
      if (schema.prefixItems)
        return `list of ${schema.prefixItems.map((each) => schemaText(each, indent)).join(', then ')}`;
      return `list${range(schema.minItems, schema.maxItems)} of ${schemaText(schema.items || {}, indent)}`;
    case 'string':
      if (schema.format === 'binary') return 'bytes';
      return (schema.format ?? 'string') + range(schema.minLength, schema.maxLength, 'characters');
    case 'integer':
    case 'number':
      return type + range(schema.minimum, schema.maximum);
    default:
      return type;
  }
}

/**
 * A JSON schema as a person reads it: names, types and limits. `?` marks optional fields. Patterns are left
 * out.
 */
export function schemaText(schema: Schema, indent = ''): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((each) => schemaText(each, indent)).join(' | ');
  if (schema.type === undefined) return schema.properties ? objectText(schema, indent) : 'anything';
  return [schema.type]
    .flat()
    .map((type) => typeText(type, schema, indent))
    .join(' | ');
}
