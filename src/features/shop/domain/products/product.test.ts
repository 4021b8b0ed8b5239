import { expect, test } from 'vitest';
import { lessonProductId } from './product.ts';

test('a pack of lessons is named by its teacher and its rate', () => {
  expect(lessonProductId('teacher_01', 'low', '01_lesson')).toBe('lesson:teacher_01:low:01_lesson');
});
