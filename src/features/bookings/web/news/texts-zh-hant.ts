import type { SameKeys } from '#platform/i18n/translate.ts';
import type { lessonNewsEn } from './texts-en.ts';

export const lessonNewsZhHant = {
  title: '你的一對一課程',
  next: '下一堂：{time}，和{name}。',
  school: '學校',
  someone: '老師',
  learnerGone: '一位學生',
  learner: {
    booked: '{who}幫你預約了一堂課：{time}。',
    moved: '{who}把你的課改到 {time}。',
    cancelled: '{who}取消了 {time} 的課。',
    completed: '{who}更正了 {time} 的課：登記為已完成。',
    'no-show-learner': '{time} 的課記錄為你未出席。',
    'no-show-teacher': '{time} 的課老師沒有出席。',
  },
  teacher: {
    booked: '{who}預約了{learner}的課：{time}。',
    bookedBySelf: '{who}預約了一堂課：{time}。',
    moved: '{who}把{learner}的課改到 {time}。',
    movedBySelf: '{who}把課改到 {time}。',
    cancelled: '{who}取消了{learner}在 {time} 的課。',
    cancelledBySelf: '{who}取消了 {time} 的課。',
    completed: '{who}更正了{learner}在 {time} 的課：登記為已完成。',
    'no-show-learner': '{time} 的課記錄為{learner}未出席。',
    'no-show-teacher': '{time} 和{learner}的課記錄為你未出席。',
    answered: '{learner}已交出 {time} 那堂課的作業。',
  },
  returned: '堂數已歸還。',
  takenBack: '已收回 {count} 堂。',
  see: '查看這堂課',
  all: '查看所有課程',
  calendar: '查看行事曆',
} satisfies SameKeys<typeof lessonNewsEn>;
