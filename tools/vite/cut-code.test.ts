import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { cutCode, type SyntaxNode } from './cut-code.ts';

const CUTS = {
  bodies: { unused: '{ throw 1 }' },
  assertions: new Set(['assert']),
  warnings: new Set(['warn']),
  pure: new Set(['memo']),
  methodsOf: new Set(['Cut']),
};

const cut = (code: string) => cutCode(code, parseAst(code) as unknown as SyntaxNode, CUTS);

test.each([
  ['a message of an assertion', 'assert(a(b), `no ${c}`, d);', 'assert(a(b));'],
  ['nothing of an assertion without one', 'assert(a);', 'assert(a);'],
  ['a warning', 'if (a) warn(b(), "c");', 'if (a) void 0;'],
  ['nothing of a method that has the same name', 'console.warn("c");', 'console.warn("c");'],
  ['a name for developer tools', 'A.displayName = "A"; a.b = "A";', '; a.b = "A";'],
  ['the methods of a constructor', 'Cut.prototype.a = function () { b(); }; c();', '; c();'],
  [
    'nothing of a method of another one',
    'Other.prototype.a = Cut.prototype;',
    'Other.prototype.a = Cut.prototype;',
  ],
  [
    'not a call whose result may go: it is marked',
    'const A = r.memo(x);',
    'const A = /* @__PURE__ */ r.memo(x);',
  ],
  [
    'nothing within a function: it is not marked',
    'function f() { const A = memo(x); }',
    'function f() { const A = memo(x); }',
  ],
  [
    'the body of a function',
    'async function unused(a) { assert(a, "b"); }',
    'async function unused(a) { throw 1 }',
  ],
  [
    'the body of one within another',
    'function f() { function unused() {} }',
    'function f() { function unused() { throw 1 } }',
  ],
  ['a warning within an assertion', 'assert(() => warn(a), "b");', 'assert(() => void 0);'],
])('cut: %s', (_, code, left) => {
  expect(cut(code).code).toBe(left);
});

test('a body that was found is reported, once for each place', () => {
  expect(cut('function unused() {} function f() { function unused() {} }').met).toEqual(['unused', 'unused']);
  expect(cut('const unused = () => 1; unused();').met).toEqual([]);
});
