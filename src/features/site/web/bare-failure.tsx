import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { Container, Row } from '#ui/layout.tsx';
import styles from './failure-view.module.css';

/** Used when even the texts could not be loaded: both languages, no frame, plain links. */
export function BareFailure() {
  return (
    <main id="content">
      <title>Ninefold IELTS</title>
      <Container className={styles.page}>
        <div>
          <h1>
            <span lang="en">This page could not be shown</span>
            <br />
            <span lang="zh-Hant">頁面無法顯示</span>
          </h1>
          <p className={styles.text} lang="en">
            That is our fault, not yours. Answers that were shown as saved are safe. Reloading often helps.
          </p>
          <p className={styles.text} lang="zh-Hant">
            這是我們的問題，不是你的。畫面上顯示已儲存的作答都還在，重新載入多半就能恢復。
          </p>
          <Row className={styles.ways}>
            <form method="get">
              <Button type="submit">Reload · 重新載入</Button>
            </form>
            <a href={paths.home()}>Home · 首頁</a>
            <a href={paths.contact()}>Contact · 聯絡我們</a>
          </Row>
        </div>
      </Container>
    </main>
  );
}
