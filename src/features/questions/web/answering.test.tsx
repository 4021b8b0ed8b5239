// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnsweringContext, useAnswers } from './answering.ts';
import { anAnswering } from './answering-fixture.ts';

test('a change draws again only what shows that answer; a locked answer is disabled', () => {
  const answering = { ...anAnswering(), locked: new Set([3]) };
  const drawn: string[] = [];
  function Shown({ numbers }: { readonly numbers: readonly number[] }) {
    const fields = useAnswers(numbers);
    const texts = numbers.map(
      (number) => `${number}: ${fields(number).value}${fields(number).disabled ? ' locked' : ''}`,
    );
    drawn.push(texts.join(', '));
    return texts.join(', ');
  }
  const { container } = render(
    <AnsweringContext value={answering}>
      <Shown numbers={[1, 2]} />; <Shown numbers={[3]} />
    </AnsweringContext>,
  );
  expect(container.textContent).toBe('1: , 2: ; 3:  locked');
  drawn.length = 0;
  act(() => answering.onChange(2, 'oil'));
  act(() => answering.onChange(7, 'of another paper'));
  expect(drawn).toEqual(['1: , 2: oil']);
  act(() => answering.onChange(3, 'lamp'));
  expect(container.textContent).toBe('1: , 2: oil; 3: lamp locked');
});
