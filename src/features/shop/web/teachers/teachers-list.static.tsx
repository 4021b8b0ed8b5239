import { Container, Grid, SectionHeading } from '#ui/layout.tsx';
import type { TeacherView } from '../../catalogue-contract.ts';
import { TeacherCard } from './teacher-card.tsx';
import { useCatalogueText } from '../offers/use-catalogue-text.ts';
import styles from '../offers/list-page.module.css';

/** All teachers. */
export function TeachersList({ teachers }: { readonly teachers: readonly TeacherView[] }) {
  const text = useCatalogueText();
  return (
    <Container className={styles.head}>
      <SectionHeading level={1} title={text('teachers.title')} intro={text('teachers.intro')} />
      <h2 className="visually-hidden">{text('teachers.listTitle')}</h2>
      <Grid columns={3}>
        {teachers.map((teacher, index) => (
          <TeacherCard key={teacher.slug} teacher={teacher} eager={index === 0} />
        ))}
      </Grid>
    </Container>
  );
}
