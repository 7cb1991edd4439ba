// The door for types and plain values; the call table with its schemas has a door of its own (`@vitrine/contract/api`), so
// that a browser bundle never carries zod by accident.
export { type Act, acts } from './acts.ts'
export type {
  AdminAvatar,
  AdminPaymentNews,
  AdminSystem,
  AdminTenant,
  AdminUser,
  AdminVideo,
  MoneyDifference,
  ReconciliationReport,
  TenantFolderPlan,
  TenantReceipt,
} from './entities/admin.ts'
export type {
  BillingSubscription,
  CreditBucket,
  CreditUsage,
  CreditWatch,
  LedgerFilter,
  LedgerLine,
  Order,
  PaymentRecord,
  PaymentStart,
  PurchaseLine,
  PurchaseState,
  SubscriptionStatus,
} from './entities/billing.ts'
export type { Domain, DomainRecord, DomainWarning } from './entities/domains.ts'
export type { MailFault, MailRecord, MailSender, MailText } from './entities/mail.ts'
export {
  type MailPlaceholder,
  type MailTemplate,
  type MailTexts,
  faultsOfTexts,
  mailTemplates,
  placeholdersOf,
} from './mail-templates.ts'
export type { AuditLine } from './entities/audit.ts'
export type {
  InterfaceLanguage,
  MailKind,
  OutsideIdentity,
  Preferences,
  Profile,
  Receipt,
  Session,
  TermsDue,
  User,
} from './entities/people.ts'
export type { CreditGift, CreditGifts, HandedLink, Invitation, OpenInvitation, TeamMember } from './entities/team.ts'
export type { ApiKeyRecord, NewApiKey } from './entities/keys.ts'
export type { ReauthenticationMethod } from './reauthentication.ts'
export { type Scope, scopeOf, scopes } from './scopes.ts'
export type { SupportNote, SupportPass, SupportWish } from './entities/support.ts'
export type {
  Boot,
  Brand,
  Branding,
  Bundle,
  Cast,
  LegalFacts,
  Plan,
  PriceList,
  Sample,
  Vertical,
  WordPacks,
  Words,
} from './entities/tenants.ts'
export type { Batch, BatchCheck, BatchField, BatchPlan, BatchState, TableFault } from './entities/batches.ts'
export type { ImportCheck, ImportField, ImportPlan, ImportRow, ImportState, PeopleImport } from './entities/imports.ts'
export type { Draft, DraftContent, DraftSummary, SavedDraft } from './entities/drafts.ts'
export type {
  Lead,
  PlayKind,
  ShareChange,
  ShareLink,
  SharedPage,
  VideoAnalytics,
  ViewCounts,
} from './entities/sharing.ts'
export type { ConsentSource, Newsletter, NewsletterReach, NewsletterState } from './entities/newsletters.ts'
export type { PlatformInvoice, UsageLine, UsageMonth } from './entities/metering.ts'
export type { BillingDetails, Tax } from './entities/tax.ts'
export { noBillingDetails, taxWithin } from './tax-within.ts'
export type { Payouts } from './entities/payouts.ts'
export type { EditedPrices, OfferMargin, PartnerPrices } from './entities/prices.ts'
export type { PreviewDraft, SpokenPreview } from './entities/speech.ts'
export type { SpokenLanguage, VideoLook, VideoSound } from './entities/film.ts'
export type {
  BatchTranslation,
  OptimizedScript,
  ScriptOrigin,
  ScriptTools,
  ScriptVersion,
  TranslatedScript,
  WriterKind,
} from './entities/script-tools.ts'
export type { Upload, UploadKind } from './entities/uploads.ts'
export type {
  Avatar,
  Estimate,
  FamilyMember,
  Refund,
  Video,
  VideoChange,
  VideoDraft,
  VideoDuplicate,
  VideoFacts,
  VideoStage,
  VideoStats,
  VideoStatus,
  VideoTask,
  VideoTaskKind,
  VideoTranslation,
} from './entities/videos.ts'
export { type Language, directionOf, languages } from './languages.ts'
export {
  type AgreedDocument,
  type LegalDocument,
  type LegalVersion,
  agreedDocuments,
  legalDocuments,
  noticeDays,
  versionAhead,
  versionInForce,
} from './legal.ts'
export type { LiveMessage } from './live.ts'
export { isPrivateScreen } from './private-screens.ts'
export { type FieldFault, type ProblemBody, type ProblemCode, problems } from './problems.ts'
export { type Choice, type Quote, type QuoteLine, nothingChosen, quoteOf } from './quote.ts'
export { type FinerRole, type Role, type Standing, finerRoles, standingWord } from './roles.ts'
export {
  type ScreenPath,
  internalScreens,
  operatorTestScreens,
  paymentScreens,
  paymentTestScreens,
  publicScreens,
  screens,
  showsTenantSheet,
} from './screens.ts'
export { stableClasses } from './stable-classes.ts'
export type { Access, Answer, Call, Feature, Limit, Method, Received, Sent, Table } from './types.ts'
export {
  IMPORT_ROWS_MAX,
  MAILS_PER_MINUTE,
  PASSWORD_LENGTH_MIN,
  freeCreditsMax,
  peopleLimits,
} from './people-limits.ts'
export { TABLE_FAULTS_SHOWN, BATCH_ROWS_MAX, TABLE_BYTES_MAX } from './batch-limits.ts'
export { PIECE_BYTES_MAX, uploadBytesMax } from './upload-limits.ts'
export type { BrandDesign, BrandDraft, BrandFilm, BrandVersion, CssFault } from './entities/branding.ts'
export type {
  ChecklistStep,
  StatusCheck,
  WhitelabelAnalytics,
  WhitelabelPartner,
  WhitelabelVideo,
  WhitelabelVideoStats,
} from './entities/whitelabel.ts'
export { type PlanTerms, type WhitelabelPlan, whitelabelPlans } from './whitelabel-plans.ts'
export { CONTENT_FILES_MAX, CONTENT_PAGES_MAX, TRASH_DAYS } from './video-limits.ts'
export {
  type PartOfMonth,
  type WhitelabelFees,
  expectedByEnd,
  termsForPart,
  whitelabelFees,
} from './whitelabel-fees.ts'
export { type SlugFault, slugFault, slugOf } from './slugs.ts'
export { testPlans, withTestLists } from './test-lists.ts'
