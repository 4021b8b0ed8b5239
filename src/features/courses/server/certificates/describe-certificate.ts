import QRCode from 'qrcode';
import type { Language } from '#platform/i18n/language.ts';
import type { PdfBlock, PdfContent } from '#platform/pdf/pdf-content.ts';
import { certificateState, type CertificateFacts } from '../../domain/certificate.ts';
import { CERTIFICATE_TEXTS } from './certificate-texts.ts';

type Options = {
  readonly language: Language;
  readonly school: string;
  readonly name: string;
  /** Where everybody can check it. */
  readonly address: string;
  /** The day of issue, as its owner's time zone has it. */
  readonly day: string;
  /** ISO 8601. */
  readonly now: string;
};

/** Points. */
const QR_SIDE = 120;
/** Empty modules round a code. Cameras need them. */
const QUIET = 4;

/** The code as squares, black on white. */
function drawCode(address: string, label: string): PdfBlock {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const side = QR_SIDE / (modules.size + 2 * QUIET);
  const round = (value: number) => Number(value.toFixed(3));
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const step = round(side);
      squares.push(
        `M${round((column + QUIET) * side)} ${round((row + QUIET) * side)}h${step}v${step}h-${step}z`,
      );
    }
  }
  return {
    kind: 'drawing',
    label: { text: label },
    height: QR_SIDE,
    shapes: [{ kind: 'path', d: squares.join(''), fill: { colour: 'ink' } }],
  };
}

/** A certificate as a document. It says what it is: the school's certificate, and no IELTS result. */
export function describeCertificate(certificate: CertificateFacts, options: Options): PdfContent {
  const { language, school, name, address, day, now } = options;
  const text = CERTIFICATE_TEXTS[language];
  const course = certificate.title[language];
  const isRevoked = certificateState(certificate) === 'revoked';
  return {
    title: `${text.title}: ${course} – ${school}`,
    subject: text.title,
    author: school,
    language,
    createdAt: now,
    framed: true,
    foot: { left: `${school} · ${certificate.number}`, pages: text.pages },
    blocks: [
      ...(isRevoked ? [{ kind: 'notice' as const, title: text.revoked, text: text.revokedText }] : []),
      { kind: 'award', giver: school, title: text.title, name, reason: text.statement(course) },
      {
        kind: 'facts',
        rows: [
          { label: text.course, value: { text: course } },
          { label: text.hours, value: { text: String(certificate.hours) } },
          { label: text.day, value: { text: day } },
          { label: text.number, value: { text: certificate.number } },
        ],
      },
      { kind: 'text', tone: 'quiet', text: { text: text.noResult } },
      drawCode(address, text.code),
      { kind: 'text', tone: 'quiet', text: { text: `${text.check}${address}` } },
    ],
  };
}
