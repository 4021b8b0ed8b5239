import { paths } from '#paths';
import type { TeacherView } from '../../catalogue-contract.ts';

/** The state of links to teachers, so a teacher's page can show immediately (`readTeacherLinkState` reads it). */
export function teacherLinkState(teachers: readonly TeacherView[]) {
  return (path: string) => {
    const teacher = teachers.find((each) => paths.teacher(each) === path);
    return teacher && { teacher };
  };
}
