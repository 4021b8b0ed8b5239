import { expect, test } from 'vitest';
import { properPath } from './proper-path.ts';

const NUMBER = 'aB3_-xYzaB3_-xYzaB3_-x';

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/About/', '/about'],
  ['about', '/about'],
  ['//Courses//IELTS-Basics', '/courses/ielts-basics'],
  [`/certificates/${NUMBER}`, `/certificates/${NUMBER}`],
  [`//Certificates/${NUMBER}/`, `/certificates/${NUMBER}`],
  [`/certificates/${NUMBER}.data`, `/certificates/${NUMBER}.data`],
  ['/Certificates/Short', '/certificates/short'],
  [`/courses/${NUMBER}`, `/courses/${NUMBER.toLowerCase()}`],
])('%s is %s', (path, proper) => {
  expect(properPath(path)).toBe(proper);
});
