import { useText } from '#platform/i18n/text-provider.tsx';
import type { RecordSelectProps } from '../list/filter-field.ts';
import { LateSelect } from '../list/late-select.tsx';
import { useLessonTeachers } from './use-lesson-teachers.ts';

/** One of the teachers of the content, or any. */
export function LessonTeacherSelect(props: RecordSelectProps) {
  const text = useText('backOffice');
  const { state } = useLessonTeachers();
  const teachers = state.status === 'ready' ? state.reply.teachers : [];
  const options = teachers.map(({ teacher, name }) => ({ value: teacher, label: name }));
  return <LateSelect {...props} any={text('bookings.anyTeacher')} options={options} />;
}
