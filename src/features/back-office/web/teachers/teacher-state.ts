import type { AdminTeacher } from '../admin-replies.ts';

/** Whether a teacher can mark. An invitation that nobody accepted comes before a suspension. */
export function stateOf({
  suspended_at: suspended,
  invitation,
}: Pick<AdminTeacher, 'suspended_at' | 'invitation'>): 'active' | 'suspended' | 'invited' | 'expired' {
  if (invitation !== null) return invitation.is_open ? 'invited' : 'expired';
  return suspended === null ? 'active' : 'suspended';
}
