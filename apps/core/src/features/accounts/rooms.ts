import { IMPORT_ROWS_MAX } from '@vitrine/contract'
import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import { createHandshakes } from '../../platform/http/handshake.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { MediaLinks } from '../../platform/http/media.ts'
import type { Queue } from '../../platform/queue.ts'
import { createKeptTables } from '../../platform/table-file/kept-tables.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Tenants } from '../tenants/service.ts'
import { type LegalVersions, createAgreements } from './agreements/service.ts'
import { createEmailChange } from './email-change/service.ts'
import { createEntry } from './entry-service.ts'
import { createAcceptance } from './invitations/acceptance.ts'
import { createImports } from './imports/service.ts'
import { createAdmission } from './imports/admission.ts'
import { createImporting } from './imports/importing-service.ts'
import { createInvitations } from './invitations/service.ts'
import { createLeaving } from './leaving/service.ts'
import { createLaterPost, createMailPost } from './letters/post.ts'
import { createLetters } from './letters/service.ts'
import { createMailChoices } from './mail-choices/service.ts'
import { createNewsletterConsent } from './newsletter-consent/service.ts'
import { createOwners } from './outside/owners-service.ts'
import { createOutside } from './outside/service.ts'
import { createProfile } from './profile/service.ts'
import { createReauthentication } from './reauthentication/service.ts'
import { createReauthenticating } from './reauthentication/reauthenticating-service.ts'
import { createRecoveryCodes } from './recovery-codes/service.ts'
import { createRecovery } from './recovery/service.ts'
import { createSecondFactor } from './second-factor/service.ts'
import { createAccounts } from './service.ts'
import { createDevices } from './sessions/devices.ts'
import { createSessions } from './sessions/sessions.ts'
import { createKeys } from './keys/service.ts'
import { createSupport } from './support/service.ts'
import { createTeam } from './team/service.ts'
import { createVerification } from './verify/service.ts'

interface Parts {
  db: Db
  tenants: Pick<Tenants, 'withId' | 'callbackOrigin'>
  ledger: Ledger
  media: MediaLinks
  storage: Storage
  events: Events
  queue: Queue
  limits: Limits
  threads: Pick<ThreadPool, 'run'>
  identity: IdentityProvider | null
  legal: LegalVersions
  audit: Audit
  /** Videos stand above accounts; letters that name one ask for its title here. */
  videoTitleOf: Parameters<typeof createLetters>[0]['videoTitleOf']
  secretKey: string
  /** Whether cookies travel over https only. */
  isSecure: boolean
  workFolder: string
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

export type AccountsRooms = ReturnType<typeof createAccountsRooms>

/** What the other rooms of the feature stand on. */
function createFoundations(parts: Parts) {
  const { db, secretKey, isSecure, audit, clock, events, limits } = parts
  const post = createMailPost(parts.queue)
  const common = { ...parts, post }
  const sessions = createSessions({ isSecure, events })
  const agreements = createAgreements(common)
  const consent = createNewsletterConsent(parts)
  const mailChoices = createMailChoices({ ...parts, consent })
  const accounts = createAccounts({ ...common, agreements, mailChoices, consent })
  const codes = createRecoveryCodes({ secretKey, audit })
  const emailChange = createEmailChange({ ...common, sessions, codes })
  const verification = createVerification({ ...common, emailChange })
  const reauthentication = createReauthentication({ db, clock })
  const secondFactor = createSecondFactor({ ...common, sessions, reauthentication, codes, limits })
  const ways = { sessions, emailChange, verification, codes, reauthentication, secondFactor }
  return { ...common, ...ways, consent, mailChoices, agreements, accounts }
}

/** The rooms of the feature, each with the parts it names: first what others stand on, then the ways in, then the rest. */
export function createAccountsRooms(parts: Parts) {
  const { db, secretKey, isSecure, clock, newId } = parts
  const known = createFoundations(parts)
  const { post, sessions, agreements, accounts, verification, reauthentication, secondFactor, mailChoices } = known
  const devices = createDevices({ post, newId, isSecure, clock })
  const entry = createEntry({ ...known, devices })
  const keys = createKeys(known)
  const recovery = createRecovery({ ...known, keys })
  const handshakes = createHandshakes({ db, secretKey, isSecure, clock })
  const owners = createOwners(known)
  const outside = createOutside({ ...known, owners, entry })
  const postLater = createLaterPost(parts.queue, clock)
  const invitations = createInvitations({ ...known, postLater })
  const acceptance = createAcceptance({ ...known, entry })
  const importFiles = createKeptTables(parts, { folder: 'imports', rowsMax: IMPORT_ROWS_MAX })
  const ofImports = { ...known, importFiles, invitations, admission: createAdmission(parts) }
  const imports = createImports(ofImports)

  return {
    sessions,
    devices,
    agreements,
    accounts,
    verification,
    emailChange: known.emailChange,
    secondFactor,
    entry,
    recovery,
    handshakes,
    owners,
    outside,
    reauthentication,
    reauthenticating: createReauthenticating(known),
    invitations,
    acceptance,
    imports,
    importing: createImporting({ ...ofImports, imports }),
    support: createSupport(known),
    keys,
    team: createTeam({ ...known, invitations }),
    mailChoices,
    letters: createLetters({ ...known, recovery, invitations }),
    profile: createProfile({ ...known, keys }),
    leaving: createLeaving(known),
  }
}
