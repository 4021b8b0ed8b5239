import { BandScale } from '../band-scale.tsx';
import { HeadingText } from '../heading-text.tsx';
import { FacebookIcon, InstagramIcon, YoutubeIcon } from '../icons/social.tsx';
import { Row, SectionHeading, Stack } from '../layout.tsx';
import { LogoMark } from '../logo-mark.tsx';
import { Prose } from '../prose.tsx';
import { TextLink } from '../text-link.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const SWATCHES = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'edge',
  'primary',
  'tint',
  'accent',
  'success',
  'danger',
  'focus',
] as const;

const PROSE = `<h2>Reading the question first</h2><p>Read the <a href="#prose">question</a> before the passage, and
<strong>underline the words that cannot change</strong>: names, dates and numbers. <em>Then</em> scan.</p><ul><li>One
idea in one paragraph</li><li>Synonyms, not the same words<ul><li>decline, fall, drop</li></ul></li></ul><blockquote><p>The
answer is in the passage, never in what you know.</p></blockquote><h3>Time</h3><ol><li>Skim for two minutes</li><li>Answer
in order</li></ol><table><thead><tr><th>Part</th><th>Questions</th><th>Minutes</th><th>Passage</th></tr></thead><tbody>
<tr><td>1</td><td>13</td><td>18</td><td>Descriptive, about 750 words</td></tr><tr><td>2</td><td>13</td><td>20</td>
<td>Work or training, about 800 words</td></tr></tbody></table>`;

/** Colours, type, signature, icons. */
export function GalleryFoundations() {
  return (
    <Chapter title="Foundations">
      <Specimen name="Colours">
        <div className={styles.swatches}>
          {SWATCHES.map((name) => (
            <div key={name} className={`${styles.swatch} ${styles[name]}`}>
              <span>{name}</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Type">
        <Stack space={3}>
          <h1>Know your band before the day</h1>
          <h2>Thirteen questions, twenty minutes</h2>
          <h3>Why the key is right, with the place in the passage</h3>
          <h4>Matching headings</h4>
          <p>
            Body text at 17 px and a line height of 1.6, never wider than 68 characters. A{' '}
            <TextLink to="/">link in a sentence</TextLink> and a <mark>piece of evidence</mark> in the
            passage.
          </p>
        </Stack>
      </Specimen>
      <Specimen name="Type, Traditional Chinese">
        <div lang="zh-Hant">
          <Stack space={3}>
            <h1>考試前，先知道自己的程度</h1>
            <h2>二十分鐘，十三題，一份完整長度的雅思閱讀測驗</h2>
            <h3>
              <HeadingText>每一題都告訴你：答案為什麼對、在文章的哪一處？</HeadingText>
            </h3>
            <p>
              內文為 17 px，行高 1.75。先讀題目再讀文章，把不會換字的詞圈起來：人名、日期、數字。
              <TextLink to="/">文中的連結</TextLink>與<mark>文章中的依據</mark>，標點依臺灣的習慣。
            </p>
          </Stack>
        </div>
      </Specimen>
      <Specimen name="Section heading">
        <SectionHeading
          title="Courses by level"
          intro="Six courses, from grammar you can rely on to a scored essay."
          action={
            <TextLink to="/" variant="arrow">
              All courses
            </TextLink>
          }
        />
      </Specimen>
      <Specimen name="Band scale">
        <Stack space={5} align="start">
          <Row>
            <BandScale band={0} size="small" label="Band 0 of 9" />
            <BandScale band={4.5} size="small" label="Band 4.5 of 9" />
            <BandScale band={6} size="small" label="Band 6 of 9" />
            <BandScale band={9} size="small" label="Band 9 of 9" />
          </Row>
          <Row>
            <BandScale band={5.5} label="Band 5.5 of 9" />
            <BandScale band={6} upTo={7.5} label="Estimate: band 6 to 7.5 of 9" />
          </Row>
          <BandScale band={6.5} size="large" label="Band 6.5 of 9" />
        </Stack>
      </Specimen>
      <Specimen name="Logo">
        <Row>
          <LogoMark />
          <LogoMark name="Ninefold" note="IELTS" />
        </Row>
      </Specimen>
      <Specimen name="Icons">
        <div className={styles.icons}>
          {Object.entries({ FacebookIcon, InstagramIcon, YoutubeIcon }).map(([name, Drawing]) => (
            <Drawing key={name} size={22} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Prose">
        <Prose html={PROSE} />
      </Specimen>
    </Chapter>
  );
}
