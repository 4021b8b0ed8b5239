import styles from './examiner-figure.module.css';

/**
 * The examiner at the table, drawn like the site's portraits. Waves show that the voice plays; the words next to it say
 * so too.
 */
export function ExaminerFigure({ speaking }: { readonly speaking: boolean }) {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 240 220"
      aria-hidden="true"
      focusable="false"
      data-examiner={speaking ? 'speaking' : 'listening'}
    >
      <path fill="#e4f0ee" d="M0 14Q0 0 14 0H226Q240 0 240 14V220H0z" />
      <path
        d="M24 220v-40M54 220v-62M84 220v-84M114 220v-106M144 220v-128M174 220v-150M204 220v-172"
        stroke="#d0e4e1"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="M84 96C76 44 98 26 121 26s46 16 37 70c-2 30 8 40 4 60H80c-4-20 6-32 4-60z" fill="#3b2a22" />
      <path d="M104 118h34v34q-17 14-34 0z" fill="#e4b396" />
      <path d="M40 220c2-42 24-58 52-64l12-8q17 16 34 0l12 8c28 6 50 22 52 64z" fill="#0b5d5b" />
      <path d="M104 147l17 20 17-20 8 6-25 34-25-34z" fill="#fbfaf7" />
      <path d="M93 76c0-26 10-34 28-34s28 8 28 34v16c0 22-14 34-28 34S93 114 93 92z" fill="#f3cfb6" />
      <path d="M92 82c2-22 10-34 24-38 8 12 22 16 33 18l1 20c4-30-4-50-29-50S86 52 92 82z" fill="#3b2a22" />
      <path
        d="M101 73q6-4 12-1M129 72q6-3 12 1"
        stroke="#3b2a22"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx="108" cy="85" rx="2.6" ry="3.2" fill="#1b2333" />
      <ellipse cx="134" cy="85" rx="2.6" ry="3.2" fill="#1b2333" />
      <path d="M121 88q-4 8 1 10" stroke="#e4b396" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path className={styles.closed} d="M112 108q9 6 18 0" stroke="#b4523f" strokeWidth="3.4" fill="none" />
      <ellipse className={styles.open} cx="121" cy="109" rx="7" ry="5" fill="#b4523f" />
      <path
        className={styles.voice}
        d="M172 84q8 12 0 24M184 76q14 20 0 40M196 68q20 28 0 56"
        stroke="#f2b134"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M0 196h240v24H0z" fill="#084847" />
      <path d="M150 184h52l6 12h-64z" fill="#fbfaf7" />
    </svg>
  );
}
