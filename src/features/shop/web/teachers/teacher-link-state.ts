import { paths } from '#paths';
import type { TeacherView } from '../../catalogue-contract.ts';

/** What the links to teachers pass on, so that a teacher's page is there at once (`readTeacherLinkState` reads it). */
export function teacherLinkState(teachers: readonly TeacherView[]) {
  return (path: string) => {
    const teacher = teachers.find((each) => paths.teacher(each) === path);
    return teacher && { teacher };
  };
}
