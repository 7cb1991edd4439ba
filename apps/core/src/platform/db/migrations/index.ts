import type { Migration } from 'kysely/migration'
import * as tenants from './0001-tenants.ts'
import * as people from './0002-people.ts'
import * as credits from './0003-credits.ts'
import * as videos from './0004-videos.ts'
import * as events from './0005-events.ts'
import * as mail from './0006-mail.ts'
import * as pictures from './0007-pictures.ts'
import * as rateCounters from './0008-rate-counters.ts'
import * as outsideIdentities from './0009-outside-identities.ts'
import * as secondFactor from './0010-second-factor.ts'
import * as teams from './0011-teams.ts'
import * as privacy from './0012-privacy.ts'
import * as acceptances from './0013-acceptances.ts'
import * as languages from './0014-languages.ts'
import * as filmChoices from './0015-film-choices.ts'
import * as uploads from './0016-uploads.ts'
import * as samples from './0017-samples.ts'
import * as money from './0018-money.ts'
import * as filmSources from './0019-film-sources.ts'
import * as moneyWatch from './0021-money-watch.ts'
import * as reconciliation from './0022-reconciliation.ts'
import * as drafts from './0023-drafts.ts'
import * as scriptVersions from './0024-script-versions.ts'
import * as sharing from './0025-sharing.ts'
import * as leads from './0026-leads.ts'
import * as videoLife from './0027-video-life.ts'
import * as partnerSettings from './0029-partner-settings.ts'
import * as brandVersions from './0030-brand-versions.ts'
import * as partners from './0031-partners.ts'
import * as domains from './0032-domains.ts'
import * as severalFiles from './0034-several-files.ts'
import * as payouts from './0035-payouts.ts'
import * as receipts from './0036-receipts.ts'
import * as batches from './0037-batches.ts'
import * as recipients from './0038-recipients.ts'
import * as notices from './0039-notices.ts'
import * as views from './0040-views.ts'
import * as platformInvoices from './0041-platform-invoices.ts'
import * as helpForPeople from './0043-help-for-people.ts'
import * as apiKeys from './0044-api-keys.ts'
import * as darkLogos from './0046-dark-logos.ts'
import * as digits from './0049-digits.ts'
import * as returnedMoney from './0050-returned-money.ts'
import * as videoTallies from './0065-video-tallies.ts'
import * as videoWords from './0053-video-words.ts'
import * as countedVideos from './0054-counted-videos.ts'
import * as peopleImports from './0055-people-imports.ts'
import * as newsletters from './0056-newsletters.ts'
import * as mailSenders from './0058-mail-senders.ts'
import * as mailTexts from './0059-mail-texts.ts'
import * as partMonths from './0061-part-months.ts'
import * as removedInvoices from './0062-removed-invoices.ts'
import * as spokenPreviews from './0063-spoken-previews.ts'
import * as namedOrders from './0064-named-orders.ts'
import * as reauthentication from './0066-reauthentication.ts'
import * as emailChanges from './0067-email-changes.ts'
import * as visitorSessions from './0069-visitor-sessions.ts'
import * as deviceTokens from './0070-device-tokens.ts'
import * as usernameSkeletons from './0070-username-skeletons.ts'
import * as startingSubscriptions from './0071-starting-subscriptions.ts'

/** Every migration in order. A written-out list survives bundling and needs no folder to read at start. */
export const migrations: Record<string, Migration> = {
  '0001-tenants': tenants,
  '0002-people': people,
  '0003-credits': credits,
  '0004-videos': videos,
  '0005-events': events,
  '0006-mail': mail,
  '0007-pictures': pictures,
  '0008-rate-counters': rateCounters,
  '0009-outside-identities': outsideIdentities,
  '0010-second-factor': secondFactor,
  '0011-teams': teams,
  '0012-privacy': privacy,
  '0013-acceptances': acceptances,
  '0014-languages': languages,
  '0015-film-choices': filmChoices,
  '0016-uploads': uploads,
  '0017-samples': samples,
  '0018-money': money,
  '0019-film-sources': filmSources,
  '0021-money-watch': moneyWatch,
  '0022-reconciliation': reconciliation,
  '0023-drafts': drafts,
  '0024-script-versions': scriptVersions,
  '0025-sharing': sharing,
  '0026-leads': leads,
  '0027-video-life': videoLife,
  '0029-partner-settings': partnerSettings,
  '0030-brand-versions': brandVersions,
  '0031-partners': partners,
  '0032-domains': domains,
  '0034-several-files': severalFiles,
  '0035-payouts': payouts,
  '0036-receipts': receipts,
  '0037-batches': batches,
  '0038-recipients': recipients,
  '0039-notices': notices,
  '0040-views': views,
  '0041-platform-invoices': platformInvoices,
  '0043-help-for-people': helpForPeople,
  '0044-api-keys': apiKeys,
  '0046-dark-logos': darkLogos,
  '0049-digits': digits,
  '0050-returned-money': returnedMoney,
  '0053-video-words': videoWords,
  '0054-counted-videos': countedVideos,
  '0055-people-imports': peopleImports,
  '0056-newsletters': newsletters,
  '0058-mail-senders': mailSenders,
  '0059-mail-texts': mailTexts,
  '0061-part-months': partMonths,
  '0062-removed-invoices': removedInvoices,
  '0063-spoken-previews': spokenPreviews,
  '0064-named-orders': namedOrders,
  '0065-video-tallies': videoTallies,
  '0066-reauthentication': reauthentication,
  '0067-email-changes': emailChanges,
  '0069-visitor-sessions': visitorSessions,
  '0070-device-tokens': deviceTokens,
  '0070-username-skeletons': usernameSkeletons,
  '0071-starting-subscriptions': startingSubscriptions,
}
