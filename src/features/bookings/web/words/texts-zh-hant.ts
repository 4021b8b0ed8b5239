import type { SameKeys } from '#platform/i18n/translate.ts';
import type { lessonWordsEn } from './texts-en.ts';

export const lessonWordsZhHant = {
  minutes: '{minutes} 分鐘',
  trial: '免費體驗課，15 分鐘',
  timeIn: '{city}時間 {time}',
  dayTime: '{day} {time}',
  dayAndTimeIn: '{city}時間 {day} {time}',
  length: '長度',
  yourTime: '你的時間',
  teacherTime: '老師的時間',
  learnerTime: '學生的時間',
  state: {
    held: '保留中',
    booked: '已預約',
    completed: '已完成',
    cancelled: '已取消',
    'no-show-learner': '學生未出席',
    'no-show-teacher': '老師未出席',
  },
  event: {
    held: '保留時段',
    'hold-ended': '保留結束',
    booked: '預約',
    moved: '改期',
    cancelled: '取消',
    completed: '完成',
    'no-show-learner': '回報學生未出席',
    'no-show-teacher': '回報老師未出席',
  },
  by: { learner: '由學生', teacher: '由老師', school: '由學校', time: '由系統' },
  reason: '原因：{reason}',
  room: '進入教室',
  roomLater: '教室在上課前 {minutes} 分鐘開放。',
} satisfies SameKeys<typeof lessonWordsEn>;
