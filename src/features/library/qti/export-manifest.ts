import { MANIFEST_NAMESPACE, PACKAGE_SCHEMA, RESOURCE_TYPES, schemaAttributes } from './qti-names.ts';
import { element, type XmlElement } from './xml.ts';

/** One file of a package, and the resources it needs. */
export type Resource = {
  readonly id: string;
  readonly kind: keyof typeof RESOURCE_TYPES;
  readonly href: string;
  readonly needs: readonly string[];
};

/** Writes `imsmanifest.xml`, the list of the package's files. */
export function assembleManifest(id: string, resources: readonly Resource[]): XmlElement {
  return element(
    'manifest',
    { ...schemaAttributes(MANIFEST_NAMESPACE, PACKAGE_SCHEMA), identifier: id },
    element('metadata', {}, element('schema', {}, 'QTI Package'), element('schemaversion', {}, '3.0.1')),
    element('organizations'),
    element(
      'resources',
      {},
      ...resources.map(({ id: identifier, kind, href, needs }) =>
        element(
          'resource',
          { identifier, type: RESOURCE_TYPES[kind], href },
          element('file', { href }),
          ...needs.map((identifierref) => element('dependency', { identifierref })),
        ),
      ),
    ),
  );
}
