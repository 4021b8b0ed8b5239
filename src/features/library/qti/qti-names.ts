/** The names of QTI 3.0.1 and its packaging. */

export const QTI_NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const SCHEMAS = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd';
const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

export const MANIFEST_NAMESPACE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
export const MANIFEST = 'imsmanifest.xml';

export const RESOURCE_TYPES = {
  test: 'imsqti_test_xmlv3p0',
  item: 'imsqti_item_xmlv3p0',
  stimulus: 'imsqti_stimulus_xmlv3p0',
  file: 'webcontent',
} as const;

export const MATCH_CORRECT = `${TEMPLATES}/match_correct.xml`;
export const MAP_RESPONSE = `${TEMPLATES}/map_response.xml`;

/** The attributes that name a document's schema. */
export function schemaAttributes(namespace: string, schema: string): Readonly<Record<string, string>> {
  return {
    xmlns: namespace,
    'xmlns:xsi': XSI,
    'xsi:schemaLocation': `${namespace} ${SCHEMAS}/${schema}`,
  };
}

export const ASI_SCHEMA = 'imsqti_asiv3p0p1_v1p0.xsd';
export const STIMULUS_SCHEMA = 'imsqti_stimulusv3p0p1_v1p0.xsd';
export const PACKAGE_SCHEMA = 'imsqtiv3p0_imscpv1p2_v1p0.xsd';

/** The tool that wrote a document. */
export const TOOL = { 'tool-name': 'Ninefold', 'tool-version': '1' } as const;

/** How a question, its response and its place in a match or gap are called in a package of ours. */
export const questionId = (number: number) => `Q${number}`;
/** The identifier of the item of a question or a group. */
export const itemId = (first: number, last = first) =>
  first === last ? `question-${first}` : `questions-${first}-${last}`;
/** The identifier of a question's explanation. */
export const explanationId = (question: string) => `explanation-${question}`;
