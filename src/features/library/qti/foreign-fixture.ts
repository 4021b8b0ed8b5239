import { strToU8, zipSync } from 'fflate';

/** Packages in the manner of other producers, written for these tests. */

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

type Item = {
  readonly id: string;
  readonly title?: string;
  readonly declarations: string;
  readonly body: string;
  readonly after?: string;
  readonly attributes?: string;
  readonly refs?: string;
};

/** An item with as little round its body as is allowed. */
export function anItem({
  id,
  title = id,
  declarations,
  body,
  after = '',
  attributes = '',
  refs = '',
}: Item): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${NAMESPACE}" identifier="${id}" title="${title}" time-dependent="false" ${attributes}>
${declarations}<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
${refs}<qti-item-body>${body}</qti-item-body>${after}</qti-assessment-item>`;
}

/** One correct response. */
export function declared(
  values: readonly string[],
  type = 'identifier single',
  id = 'RESPONSE',
  mapping = '',
): string {
  const [baseType, cardinality] = type.split(' ');
  const correct = values.map((value) => `<qti-value>${value}</qti-value>`).join('');
  return `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${baseType}">${
    values.length > 0 ? `<qti-correct-response>${correct}</qti-correct-response>` : ''
  }${mapping}</qti-response-declaration>`;
}

export const PASSAGE = `<?xml version="1.0"?>
<!-- exported -->
<qti-assessment-stimulus xmlns="${NAMESPACE}" identifier="p" title="Salt">
  <qti-stylesheet href="x.css" type="text/css"/>
  <qti-stimulus-body><div class="wrap"><h1>Salt <em>roads</em></h1>
    <p>Long before <strong>steam</strong>, salt was carried
       over the hills.</p>
    <p onclick="steal()">It was dear, and it was <a href="javascript:x">taxed</a>.<script>alert(1)</script></p>
    <ul><li>Towns grew where roads met.</li></ul>
  </div></qti-stimulus-body></qti-assessment-stimulus>`;

/** A package without a test: the manifest names items, and perhaps a passage. */
export function aPackage(
  items: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const resources = Object.keys(items)
    .map(
      (name, i) =>
        `<resource identifier="r${i}" type="imsqti_item_xmlv3p0" href="${name}"><file href="${name}"/></resource>`,
    )
    .join('\n');
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="m">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/>
<resources>${resources}</resources></manifest>`;
  const files = { 'imsmanifest.xml': manifest, ...items, ...more };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  );
}

/** A test that asks items in an order of its own. */
export function aTest(hrefs: readonly string[], more = '', rubric = ''): string {
  const refs = hrefs
    .map((href, i) => `<qti-assessment-item-ref identifier="i${i}" href="${href}"/>`)
    .join('');
  return `<qti-assessment-test xmlns="${NAMESPACE}" identifier="t" title="Spring test">${more}
<qti-test-part identifier="p" navigation-mode="linear" submission-mode="individual">
<qti-assessment-section identifier="s" title="Section" visible="true">${rubric}${refs}</qti-assessment-section>
</qti-test-part></qti-assessment-test>`;
}

export const STIMULUS_REF = '<qti-assessment-stimulus-ref identifier="p" href="../texts/salt.xml"/>';

/** One PNG pixel’s head: enough to be measured. */
export function aPng(width = 40, height = 30): Uint8Array {
  const bytes = new Uint8Array(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

/** An M4A of so many seconds without any sound in it. */
export function anM4a(seconds: number): Uint8Array {
  const bytes = new Uint8Array(16 + 8 + 8 + 100);
  const view = new DataView(bytes.buffer);
  const box = (at: number, size: number, type: string) => {
    view.setUint32(at, size);
    bytes.set(strToU8(type), at + 4);
  };
  box(0, 16, 'ftyp');
  box(16, 116, 'moov');
  box(24, 108, 'mvhd');
  view.setUint32(32 + 12, 1000);
  view.setUint32(32 + 16, seconds * 1000);
  return bytes;
}
