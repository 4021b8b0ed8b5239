import { useText } from '#platform/i18n/text-provider.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { RecordSelectProps } from '../list/filter-field.ts';
import { useMarkingTeachers } from '../use-marking-teachers.ts';

/** One of the teachers, or any. Drawn again when they have loaded, so the one in the address is selected. */
export function TeacherSelect({ name, label, value }: RecordSelectProps) {
  const text = useText('backOffice');
  const { state } = useMarkingTeachers();
  const teachers = state.status === 'ready' ? state.reply.teachers : [];
  return (
    <SelectField
      key={teachers.length}
      name={name}
      label={label}
      defaultValue={value}
      options={[
        { value: '', label: text('marking.anyTeacher') },
        ...teachers.map(({ account_id: id, name: teacher, email }) => ({
          value: id,
          label: teacher || email,
        })),
      ]}
    />
  );
}
