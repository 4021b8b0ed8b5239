import { paths } from '#paths';
import type { TeacherView } from '../../catalogue-contract.ts';

/** What the links to teachers pass on, so that a teacher's page is there at once (`passedTeacher` reads it). */
export function passTeacher(teachers: readonly TeacherView[]) {
  return (path: string) => {
    const teacher = teachers.find((each) => paths.teacher(each) === path);
    return teacher && { teacher };
  };
}
