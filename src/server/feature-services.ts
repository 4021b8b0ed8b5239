import type { TutorialReader } from '#features/tutorials/contract.ts';
import type {
  createAccounts,
  EndedSessions,
  FeatureData,
  MailLinks,
} from '#features/accounts/server/index.ts';
import type { gradeWorksJob, mountGrading } from '#features/grading/server/index.ts';
import type { createShop, openSandbox, ShopDependencies } from '#features/shop/server/index.ts';
import type { bookingData, BookingDependencies } from '#features/bookings/server/index.ts';
import type { PracticeDependencies } from '#features/practice/server/index.ts';
import type { MarkingDependencies } from '#features/teacher-marking/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/features/define-feature.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { PdfWriter } from '#platform/pdf/create-pdf-writer.ts';
import type { Texts } from '../texts.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { AppDependencies, SiteApiDependencies } from './app-dependencies.ts';
import type { SiteContent } from './site-content.ts';

type Base = Pick<AppDependencies, 'config' | 'log' | 'clock' | 'ids'> & {
  readonly database: Database;
  readonly outbox: MailOutbox;
  readonly endedSessions: EndedSessions;
  readonly school: SiteContent['school'];
};

type Accounts = ReturnType<typeof createAccounts>;
type Shop = ReturnType<typeof createShop>;

/** The services that the site passes to the parts of its features. */
export type SiteServices = {
  readonly jobs: Base & {
    readonly papers: SiteContent['papers'];
    readonly mailLinks: MailLinks;
    readonly files: FileStore;
    readonly shop: ShopDependencies;
    readonly sandbox: Pick<ReturnType<typeof openSandbox>, 'jobs'>;
    readonly dataOfFeatures: readonly FeatureData[];
    readonly grading: Parameters<typeof gradeWorksJob>[0];
    readonly marking: MarkingDependencies;
    readonly bookings: BookingDependencies;
  };
  readonly data: Pick<SiteContent, 'papers'> &
    Pick<AppDependencies, 'clock'> & { readonly bookings: Parameters<typeof bookingData>[0] };
  readonly calls: Omit<SiteApiDependencies, 'shop'> &
    Pick<SiteContent, 'papers' | 'school' | 'courses'> &
    Pick<Accounts, 'candidateIdentity'> &
    Pick<Shop, 'findEntitlements' | 'findEndedAccess'> & {
      readonly tutorials: TutorialReader;
      readonly mediaKey: Buffer;
      readonly accounts: Accounts;
      readonly shop: Shop;
      readonly publicUrl: string;
      readonly pdfWriter: PdfWriter;
      readonly grading: Parameters<typeof mountGrading>[1];
      readonly marking: MarkingDependencies;
      readonly bookings: BookingDependencies;
      readonly practice: PracticeDependencies;
      readonly catalogues: Readonly<Record<Language, Texts>>;
    };
  readonly commands: Base & { readonly shop: ShopDependencies };
  readonly personalData: FeatureData;
};

export type SiteFeature = Feature<SiteServices>;
