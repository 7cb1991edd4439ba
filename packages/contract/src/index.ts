// The entry point for types and plain values; the call table with its schemas has its own (`@vitrine/contract/api`), so that a
// browser bundle never contains zod by accident.
export { type AuditAction, auditActions } from './audit-actions.ts'
export type { PublicStatus } from './entities/public-status.ts'
export type { BulkRebrand, BulkRebrandState, RebrandedVideos, SkippedVideo } from './entities/bulk-rebrands.ts'
export type {
  AdminAvatar,
  AdminAvatarRow,
  AdminPartnerStats,
  AdminWebhookEvent,
  AdminSystem,
  AdminTenant,
  AdminUser,
  AdminUserStats,
  AdminVideo,
  AdminVideoRow,
  ReconciliationDifference,
  ReconciliationReport,
  TenantFolderPlan,
  TenantReceipt,
} from './entities/admin.ts'
export type { AdminAvatarDetails, AdminPerson, AdminVideoDetails, RenderAttempt } from './entities/admin-media.ts'
export type { AdminSearch } from './entities/admin-search.ts'
export type { AdminUserDetails } from './entities/admin-users.ts'
export type {
  BillingSubscription,
  CreditBucket,
  CreditUsage,
  AutoTopUp,
  LedgerFilter,
  LedgerLine,
  Order,
  PaymentRecord,
  PaymentStart,
  PurchaseLine,
  PurchaseState,
  SavedCard,
} from './entities/billing.ts'
export type { SsoDomain, SsoFault, SsoOverview, SsoRole, SsoRule, SsoSettings, SsoTest } from './entities/sso.ts'
export type { ScimSetup, ScimToken } from './entities/scim.ts'
export type { InstallFault, VoiceModel } from './entities/voice-models.ts'
export type { SiteAvatar, SiteAvatarSettings } from './entities/site-avatars.ts'
export type { PresenterVoice, SiteVoice, SiteVoices, SiteVoiceSettings, Voice } from './entities/voices.ts'
export type {
  SpeechService,
  SpeechServiceKind,
  SpeechServiceOverview,
  SpeechServiceSettings,
  SpeechServiceTest,
  SpeechServiceVoice,
} from './entities/speech-services.ts'
export type { TwinServiceKind, TwinServiceOverview, TwinServiceSettings } from './entities/twin-services.ts'
export type { Domain, DomainRecord, DomainWarning } from './entities/domains.ts'
export type { MailFault, MailRecord, MailSender, MailText } from './entities/email.ts'
export {
  type MailPlaceholder,
  type MailTemplate,
  type MailTexts,
  faultsOfTexts,
  mailTemplates,
  placeholdersOf,
} from './mail-templates.ts'
export type { AccountExport, AuditCheck, AuditLogEntry, TenantExport, TenantExportPart } from './entities/audit.ts'
export type {
  IpBlock,
  SecurityAlert,
  SecurityMetrics,
  SecurityPeriod,
  SecuritySettings,
  SiteSession,
} from './entities/security.ts'
export {
  type AlertType,
  alertTypes,
  IP_BLOCKS_MAX,
  securityDefaults,
  securityPeriods,
} from './entities/security-limits.ts'
export type {
  MailKind,
  ExternalIdentity,
  Preferences,
  Profile,
  Receipt,
  Session,
  TermsDue,
  User,
  SubscriptionStatus,
} from './entities/people.ts'
export type {
  CreditGrant,
  CreditGrantList,
  Invitation,
  OneTimeLink,
  OpenInvitation,
  TeamMember,
} from './entities/members.ts'
export type { PartnerReport, ReportFigures, ReportPerson, ReportVideo } from './entities/partner-report.ts'
export type {
  ChangedUsers,
  GrantedToMany,
  WhitelabelUser,
  WhitelabelUserDetails,
  WhitelabelUserSession,
  WhitelabelUserStats,
} from './entities/whitelabel-users.ts'
export type { ApiKeyRecord, KeyCreditLimit, NewApiKey } from './entities/api-keys.ts'
export type {
  IntegrationStatus,
  NewWebhook,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookScope,
} from './entities/integrations.ts'
export { BUILT_IN_VOICE } from './built-in-voice.ts'
export type { ReauthenticationMethod } from './reauthentication.ts'
export { type Scope, scopes } from './scopes.ts'
export type { SupportStatus, SupportTokenInfo, SupportAccess } from './entities/impersonation.ts'
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
  SiteFooter,
  Vertical,
  WordPacks,
  Words,
} from './entities/tenants.ts'
export type { AdminHealth, NodeHealth, QueueHealth } from './entities/admin-health.ts'
export { switchOf, type FeatureSwitches } from './entities/feature-switches.ts'
export type { FeedChange, FeedInterval, FeedListing, ListingFeed } from './entities/listing-feeds.ts'
export type {
  Batch,
  BatchCheck,
  BatchField,
  BatchPlan,
  BatchPreview,
  BatchState,
  BatchTextField,
  BatchVariable,
  BatchVariableKind,
  TableFault,
  TableNote,
} from './entities/batches.ts'
export type {
  ImportCheck,
  ImportField,
  ImportPlan,
  ImportRow,
  ImportState,
  PeopleImport,
} from './entities/member-imports.ts'
export type {
  ApprovedFacts,
  DraftWithPhotos,
  FactSource,
  LinkedDraft,
  LinkedFact,
  LinkedFactName,
  LinkedPhoto,
  LinkedScript,
  LinkedScriptRequest,
  LinkedTrade,
  ScriptLength,
} from './entities/linked-drafts.ts'
export type {
  DraftStoryboard,
  PlannedScene,
  SceneLayout,
  StoryboardWarning,
  VideoStoryboard,
} from './entities/storyboard.ts'
export type { EditAnchor, ShotEdit, StoryboardEdits } from '@vitrine/presenter/edits'
export { type Camera, EDIT_LIMITS, PHOTO_SCENES, type TextName } from '@vitrine/presenter/scenes'
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
export type { FileVerification, LinkVerification } from './entities/provenance.ts'
export type { ConsentSource, Newsletter, NewsletterReach, NewsletterState } from './entities/newsletters.ts'
export type {
  PartnerPaymentMethod,
  PartnerPlan,
  PlatformInvoice,
  PlatformInvoiceStats,
  UsageLine,
  UsageMonth,
} from './entities/partner-billing.ts'
export type { BillingDetails, Tax } from './entities/tax.ts'
export { noBillingDetails, taxWithin } from './prices/tax-within.ts'
export type { Payouts } from './entities/payouts.ts'
export type { EditedPrices, OfferMargin, PartnerPrices } from './entities/prices.ts'
export type { PreviewDraft, SpokenPreview } from './entities/speech.ts'
export type { MusicMood, SpokenLanguage, VideoLook, VideoSound } from './entities/rendition.ts'
export type {
  BatchTranslation,
  OptimizedScript,
  ScriptOrigin,
  ScriptTools,
  ScriptVersion,
  TranslatedScript,
  WriterKind,
} from './entities/script-tools.ts'
export type { TwinConsent, TwinEntitlement, TwinEntitlements, TwinRequest } from './entities/twins.ts'
export type { Upload, UploadKind } from './entities/uploads.ts'
export type { Takedown, Avatar, Estimate, FamilyMember, Refund, ThumbnailChoice } from './entities/videos.ts'
export type { AvatarStatus } from './entities/videos.ts'
export type { Video, VideoChange, VideoDraft, VideoDuplicate, VideoFacts, VideoStage } from './entities/videos.ts'
export type { VideoStats, VideoStatus, VideoJob, VideoJobKind, VideoTranslation } from './entities/videos.ts'
export type { VideoNote } from './entities/videos.ts'
export { type Language, directionOf, languageCodes, languages } from './languages.ts'
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
export { type FieldFault, type ProblemBody, type ProblemCode, problemSentence, problems } from './problems.ts'
export { type Sentence, type SentenceValues, sentence } from './sentence.ts'
export { type Choice, type Quote, type QuoteLine, nothingChosen, quoteOf } from './prices/quote.ts'
export type { EffectiveRole, MemberRole, Role } from './roles.ts'
export { grantableMemberRoles, memberRoles, roleLabel } from './roles.ts'
export {
  type Screen,
  type ScreenPath,
  indexedScreens,
  isSignedInScreen,
  productScreens,
  screenAt,
  screens,
  screensWhere,
} from './screens.ts'
export { existsOn, opensFor } from './site-screens.ts'
export { stableClasses } from './stable-classes.ts'
export type { Access, Answer, Availability, Call, Feature, Limit, Method, Received, Sent, Table } from './types.ts'
export type { BrandDesign, BrandDraft, BrandVideo, BrandVersion, CssFault, SeenDraft } from './entities/branding.ts'
export type { EmailBlastOrder, TeamEmailBlastOrder } from './entities/email-blasts.ts'
export type { Glossary, GlossaryEntry, GlossaryTerm, GlossaryTermInput } from './entities/glossary.ts'
export type { BrandKit, BrandKitDesign, BrandKitInput, DrawnBrandKit } from './entities/brand-kits.ts'
export type {
  ChecklistStep,
  StatusCheck,
  WhitelabelAnalytics,
  WhitelabelPartner,
  WhitelabelVideo,
  WhitelabelVideoStats,
} from './entities/partner.ts'
export { type PlanTerms, type WhitelabelPlan, whitelabelPlans } from './prices/whitelabel-plans.ts'
export {
  type PartOfMonth,
  type WhitelabelFees,
  expectedByEnd,
  termsForPart,
  whitelabelFees,
} from './prices/whitelabel-fees.ts'
export { type SlugFault, slugFault, slugOf } from './slugs.ts'
export { testPlans, withTestLists } from './test-lists.ts'
export * from './limits/index.ts'
