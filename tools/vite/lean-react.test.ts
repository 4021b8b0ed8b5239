import { expect, test } from 'vitest';
import { findLeftOut } from './lean-react.ts';

test.each([
  ["import { useState, ViewTransition } from 'react';", 'ViewTransition'],
  ["import { useActionState } from 'react';", 'useActionState'],
  ["import { preload } from 'react-dom';", 'preload'],
  ["import { useFormStatus } from 'react-dom';", 'useFormStatus'],
  ['<math-field value={value} />', 'math-field'],
  ['<style href="a" precedence="low">', 'precedence'],
  ['<form className="a" action={save}>', 'action={'],
  ['<button formAction={save}>', 'formAction={'],
  ['<Fragment key={key} ref={ref}>', 'ref'],
])('a page may not use what React has lost: %s', (source, needed) => {
  expect(findLeftOut(source)).toBe(needed);
});

test.each([
  "import { lazy, Suspense, useOptimistic } from 'react';",
  "import { flushSync } from 'react-dom';",
  '<form action={paths.cart()} method="post">',
  '<EmptyState action={button} />',
  '<Fragment key={place}>',
  '<link rel="icon" href="/favicon.svg" />',
])('a page may use the rest: %s', (source) => {
  expect(findLeftOut(source)).toBeUndefined();
});
