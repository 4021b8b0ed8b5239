import { useText } from '#platform/i18n/text-provider.tsx';
import type { RecordSelectProps } from '../list/filter-field.ts';
import { LateSelect } from '../list/late-select.tsx';
import { useMarkingTeachers } from '../use-marking-teachers.ts';

/** One of the teachers, or any. */
export function TeacherSelect(props: RecordSelectProps) {
  const text = useText('backOffice');
  const { state } = useMarkingTeachers();
  const teachers = state.status === 'ready' ? state.reply.teachers : [];
  const options = teachers.map(({ account_id: id, name, email }) => ({ value: id, label: name || email }));
  return <LateSelect {...props} any={text('marking.anyTeacher')} options={options} />;
}
