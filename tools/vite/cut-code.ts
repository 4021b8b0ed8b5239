/** A node of a syntax tree (ESTree); `start` and `end` count characters of its code. */
export type SyntaxNode = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
};

export type Cuts = {
  /** New bodies of functions, by name. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Constructors that lose their methods, `X.prototype.y = …`. */
  readonly methodsOf?: ReadonlySet<string>;
  /** Functions that throw when their first argument is false. The other arguments are only the message. */
  readonly assertions: ReadonlySet<string>;
  /** Functions that only say something. */
  readonly warnings: ReadonlySet<string>;
  /** Functions whose result does nothing until it is used, called at a module's top. */
  readonly pure: ReadonlySet<string>;
};

type Change = { readonly start: number; readonly end: number; readonly text: string };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** `a` of `a()` and of `x.a()`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return isNode(named) && typeof named.name === 'string' ? named.name : '';
}

const isDisplayName = ({ type, expression }: SyntaxNode) =>
  type === 'ExpressionStatement' &&
  isNode(expression) &&
  expression.type === 'AssignmentExpression' &&
  nameOf(expression.left) === 'displayName';

/** `X` of `X.prototype.y = …`. */
function ownerOfMethod({ type, expression }: SyntaxNode): string {
  const left = type === 'ExpressionStatement' && isNode(expression) ? expression.left : undefined;
  const prototype = isNode(left) ? left.object : undefined;
  return isNode(prototype) && nameOf(prototype) === 'prototype' ? nameOf(prototype.object) : '';
}

function shortenCall(call: SyntaxNode, { assertions, warnings }: Cuts): Change | undefined {
  const [first, ...rest] = (call.arguments as readonly SyntaxNode[]) ?? [];
  const last = rest.at(-1);
  const name = isNode(call.callee) && call.callee.type === 'Identifier' ? nameOf(call.callee) : '';
  if (first && last && assertions.has(name)) return { start: first.end, end: last.end, text: '' };
  return warnings.has(name) ? { start: call.start, end: call.end, text: 'void 0' } : undefined;
}

function markPure(statement: SyntaxNode, { pure }: Cuts): readonly Change[] {
  return childrenOf(statement).flatMap(({ init }) =>
    isNode(init) && init.type === 'CallExpression' && pure.has(nameOf(init.callee))
      ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }]
      : [],
  );
}

/**
 * The code without the functions that `cuts` names and without names that only developer tools read. `met`
 * lists the functions whose bodies were found.
 */
export function cutCode(
  code: string,
  program: SyntaxNode,
  cuts: Cuts,
): { readonly code: string; readonly met: readonly string[] } {
  const changes: Change[] = [];
  const met: string[] = [];
  function visit(node: SyntaxNode): void {
    const name = node.type === 'FunctionDeclaration' ? nameOf(node.id) : '';
    const body = cuts.bodies[name];
    if (body !== undefined && isNode(node.body)) {
      met.push(name);
      changes.push({ start: node.body.start, end: node.body.end, text: body });
      return;
    }
    const change =
      isDisplayName(node) || cuts.methodsOf?.has(ownerOfMethod(node))
        ? { start: node.start, end: node.end, text: ';' }
        : node.type === 'CallExpression'
          ? shortenCall(node, cuts)
          : undefined;
    if (change) changes.push(change);
    // Removed code is not searched: changes must not overlap.
    for (const child of childrenOf(node)) {
      if (!change || child.end <= change.start || child.start >= change.end) visit(child);
    }
  }
  for (const statement of childrenOf(program)) {
    if (statement.type === 'VariableDeclaration') changes.push(...markPure(statement, cuts));
    visit(statement);
  }
  const left = changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
  return { code: left, met };
}
