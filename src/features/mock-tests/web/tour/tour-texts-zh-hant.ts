import type { SameKeys } from '#platform/i18n/translate.ts';
import type { tourEn } from './tour-texts-en.ts';

export const tourZhHant = {
  title: '測驗畫面導覽',
  description: '用兩分鐘認識電腦測驗的每個按鈕，練習用的題目不計分。',
  loading: '正在開啟導覽…',
  failed: '目前沒有網路連線，無法開啟導覽。',
  retry: '再試一次',
  place: '第 {place} 步，共 {count} 步',
  done: '完成，就是這麼簡單。',
  next: '下一步',
  back: '上一步',
  leave: '離開導覽',
  finish: '結束導覽',
  steps: {
    clock: {
      title: '計時器',
      text: '顯示剩餘的分鐘，剩下 10 分鐘和 5 分鐘時會變換顏色。時間歸零時，這一科會自動結束。',
      task: '按一下計時器，看看秒數。',
    },
    sides: {
      title: '文章與題目',
      text: '手機一次只顯示其中一邊；電腦上兩邊並排，和考試當天一樣。',
      task: '切換到文章。',
    },
    answer: {
      title: '作答',
      text: '可以點選、輸入，或從清單選擇。內容會隨時儲存，上方出現「已儲存」就表示真的存好了。',
      task: '回答第 1 題。',
    },
    numbers: {
      title: '下方題號',
      text: '點選題號可以前往該題。已作答的題號有底色和橫線，有外框的是目前所在的題目。',
      task: '用題號前往第 3 題。',
    },
    review: {
      title: '待複查',
      text: '沒把握的題目可以先標記，題號會變成圓形，提醒你回來再看一次。',
      task: '將第 3 題標記為待複查。',
    },
    mark: {
      title: '重點與筆記',
      text: '用滑鼠或手指選取文字，再選擇「畫重點」或「筆記」。使用鍵盤時，上方的筆可以逐句移動。',
      task: '在文章中畫一個重點。',
    },
    heading: {
      title: '段落標題',
      text: '把標題拖曳到段落上方；也可以先點清單中的標題，再點段落上方的位置。題目旁的選單也有同樣的效果。',
      task: '把任一個標題放到段落上方。',
    },
    divider: {
      title: '分隔線',
      text: '拖曳文章與題目之間的分隔線，或選取後用方向鍵移動。',
      task: '移動分隔線。',
    },
    view: {
      title: '文字大小與配色',
      text: '有三種大小和三種對比配色，和考試當天一樣，下次測驗會沿用。',
      task: '選擇較大的文字，之後可以再改回來。',
    },
    submit: {
      title: '交卷',
      text: '可以在時間結束前交卷，系統會再確認一次。這樣你就認識所有按鈕了；隨時可以從「說明」再看一次導覽。',
      task: '結束導覽。',
    },
  },
} satisfies SameKeys<typeof tourEn>;
