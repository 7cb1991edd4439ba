import type { Readable } from 'node:stream'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import { jsonArray } from '../../../platform/http/files/json-array.ts'
import { type ArchiveFile, createArchive } from '../../../platform/http/files/archive.ts'
import { readme } from './readme.ts'
import { listOwnLines } from '../../../platform/audit/log-store.ts'
import type { AccountData, Profile } from '../../accounts/index.ts'
import type { AvatarPersonalData } from '../../avatars/index.ts'
import type { BrandKitPersonalData } from '../../brand-kits/index.ts'
import type { EmailBlasts } from '../../email-blasts/index.ts'
import type { GlossaryPersonalData } from '../../glossary/index.ts'
import type { BillingPersonalData } from '../../billing/index.ts'
import type { IntegrationsModule } from '../../integrations/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { DraftPersonalData, ScriptVersions } from '../../scripts/index.ts'
import type { Leads } from '../../sharing/index.ts'
import type { TwinPersonalData } from '../../twins/index.ts'
import type { UploadPersonalData } from '../../uploads/index.ts'
import type { PersonalVideoRow, VideoPersonalData } from '../../videos/index.ts'

const ROWS_AT_ONCE = 200

type PersonalUpload = Awaited<ReturnType<UploadPersonalData['list']>>[number]

interface Deps {
  db: Db
  ledger: Pick<Ledger, 'entries'>
  accountData: Pick<AccountData, 'account'>
  profile: Pick<Profile, 'listSessions'>
  videos: Pick<VideoPersonalData, 'pages'>
  avatars: Pick<AvatarPersonalData, 'list' | 'listChoices'>
  twins: Pick<TwinPersonalData, 'consents'>
  brandKits: Pick<BrandKitPersonalData, 'list' | 'logos'>
  glossary: Pick<GlossaryPersonalData, 'list'>
  emailBlasts: Pick<EmailBlasts, 'exportOwn'>
  uploads: Pick<UploadPersonalData, 'list'>
  drafts: Pick<DraftPersonalData, 'list' | 'listFavouriteVoices'>
  versions: Pick<ScriptVersions, 'pages'>
  leads: Pick<Leads, 'pages'>
  billing: Pick<BillingPersonalData, 'list'>
  integrations: Pick<IntegrationsModule['personalData'], 'list'>
  storage: Storage
  audit: Audit
  clock: Clock
}

/** The owner of the data, with the session that requests it, if any. */
type Owner = Pick<Person, 'id' | 'tenantId' | 'sessionId'>

export type Exports = ReturnType<typeof createExports>

/**
 * Everything that is stored about a person, for themselves. Rows are read page by page, each in a short transaction of its own.
 */
export function createExports({
  db,
  ledger,
  accountData,
  profile,
  videos,
  avatars,
  twins,
  brandKits,
  glossary,
  emailBlasts,
  uploads,
  drafts,
  versions,
  leads,
  billing,
  integrations,
  storage,
  audit,
  clock,
}: Deps) {
  return { exportOwn, files }

  /** Returns the archive as a stream, and its file name. */
  async function exportOwn(tenant: Tenant, person: Person): Promise<{ archive: Readable; fileName: string }> {
    await db.inTenant(tenant.id, (tx) => audit(tx, person, 'data-exported', { subject: person.id }))
    const now = clock.now()
    const fileName = `${tenant.slug}-my-data-${now.toISOString().slice(0, 10)}.zip`
    return { archive: createArchive(storage, files(tenant, person, now)), fileName }
  }

  async function* files(tenant: Tenant, person: Owner, now: Date): AsyncGenerator<ArchiveFile> {
    const { pictureKey, ...account } = await accountData.account(person)
    const sessions = await profile.listSessions(person, 'en')
    const own = await avatars.list(tenant.id, person.id)
    const presenters = own.map(({ id, name, tagline: line, status, created_at: createdAt }) => ({
      id,
      name,
      line,
      status,
      createdAt,
    }))
    yield { name: 'README.txt', text: [readme(tenant, account.username, now)] }
    const favouriteVoices = await drafts.listFavouriteVoices(tenant.id, person.id)
    const presenterChoices = await avatars.listChoices(tenant.id, person.id)
    const twinConsents = await twins.consents(tenant.id, person.id)
    const owner = { ...account, sessions, presenters, presenterChoices, twinConsents, favouriteVoices }
    yield { name: 'account.json', text: [`${JSON.stringify(owner, null, 2)}\n`] }
    yield { name: 'videos.json', text: jsonArray(videoPages(tenant.id, person.id)) }
    yield {
      name: 'brand-kits.json',
      text: [`${JSON.stringify(await brandKits.list(tenant.id, person.id), null, 2)}\n`],
    }
    yield {
      name: 'glossary.json',
      text: [`${JSON.stringify(await glossary.list(tenant.id, person.id), null, 2)}\n`],
    }
    const blasts = await emailBlasts.exportOwn(tenant.id, person.id)
    yield { name: 'email-blasts.json', text: [`${JSON.stringify(blasts, null, 2)}\n`] }
    yield { name: 'drafts.json', text: [`${JSON.stringify(await draftRows(tenant.id, person.id), null, 2)}\n`] }
    yield { name: 'scripts.json', text: jsonArray(versions.pages(tenant.id, person.id)) }
    yield { name: 'credits.json', text: jsonArray(creditPages(tenant.id, person.id)) }
    yield { name: 'leads.json', text: jsonArray(leads.pages(tenant.id, person.id)) }
    const money = await billing.list(tenant, person.id)
    yield { name: 'payments.json', text: [`${JSON.stringify(money, null, 2)}\n`] }
    yield {
      name: 'webhooks.json',
      text: [`${JSON.stringify(await integrations.list(tenant.id, person.id), null, 2)}\n`],
    }
    yield { name: 'audit.json', text: jsonArray(linePages(tenant.id, person.id)) }
    yield { name: `files/picture.${extensionOf(pictureKey)}`, key: pictureKey }
    for (const { id, preview_key: preview, poster_key: poster } of own)
      for (const key of [preview, poster]) yield { name: `files/presenters/${id}.${extensionOf(key)}`, key }
    for (const { id, svg } of await brandKits.logos(tenant.id, person.id))
      yield { name: `files/logos/${id}.svg`, text: [svg] }
    const files = await uploads.list(tenant.id, person.id)
    yield { name: 'uploads.json', text: [`${JSON.stringify(files.map(uploadRow), null, 2)}\n`] }
    for (const { id, keys } of files)
      for (const key of keys) yield { name: `files/uploads/${id}/${key.split('/').at(-1)}`, key }
    for await (const page of videos.pages(tenant.id, person.id))
      for (const video of page) {
        yield* filesOf(video)
      }
  }

  async function draftRows(tenantId: string, userId: string) {
    const rows = await drafts.list(tenantId, userId)
    return rows.map(({ id, content, updated_at: updatedAt }) => ({ id, updatedAt, ...content }))
  }

  async function* videoPages(tenantId: string, userId: string) {
    for await (const page of videos.pages(tenantId, userId)) yield page.map(videoRow)
  }

  async function* creditPages(tenantId: string, userId: string) {
    const read = (tx: TenantTx, before?: string) => ledger.entries(tx, userId, { limit: ROWS_AT_ONCE, before })
    for await (const page of newestFirst(tenantId, read))
      yield page.map(({ deltaHalfCredits, ...entry }) => ({ ...entry, credits: deltaHalfCredits / 2 }))
  }

  function linePages(tenantId: string, userId: string) {
    return newestFirst(tenantId, (tx, before) => listOwnLines(tx, userId, { limit: ROWS_AT_ONCE, before }))
  }

  async function* newestFirst<Row extends { id: string }>(
    tenantId: string,
    read: (tx: TenantTx, before?: string) => Promise<Row[]>,
  ): AsyncGenerator<Row[]> {
    let before: string | undefined
    do {
      const page = await db.inTenant(tenantId, (tx) => read(tx, before))
      before = page.length === ROWS_AT_ONCE ? page.at(-1)?.id : undefined
      yield page
    } while (before)
  }
}

/** Returns a file as exports describe it, with the right to use it where it came from a web page. */
function uploadRow({ id, name, kind, created_at: createdAt, rights }: PersonalUpload) {
  return { id, name, kind, createdAt, rights }
}

/** Returns a video as exports describe it. */
export function videoRow(video: PersonalVideoRow) {
  return {
    id: video.id,
    title: video.title,
    place: video.property_address,
    script: video.script,
    language: video.language,
    presenter: video.presenter_id,
    screenShareUrl: video.screen_share_url,
    status: video.status,
    error: video.error_message,
    takenDownAt: video.taken_down_at?.toISOString() ?? null,
    takenDownReason: video.taken_down_reason,
    durationSeconds: video.duration_seconds,
    credits: video.charged_half_credits === null ? null : video.charged_half_credits / 2,
    facts: video.facts,
    sharing: video.share,
    look: video.look,
    brandKit: video.brand_kit,
    sound: video.sound,
    contentIds: video.content_ids,
    scenes: video.storyboard_edits,
    createdAt: video.created_at,
    finishedAt: video.finished_at,
    file: video.file_key ? pathOf(video) : null,
  }
}

/** Yields the video, its poster and captions, and the copy without a brand. Its cached speech is in the video and left out. */
export function* filesOf(video: PersonalVideoRow): Generator<ArchiveFile> {
  const named = (ending: string) => pathOf(video).replace(/mp4$/, ending)
  const { file_key: file, poster_key: poster, captions_key: captions, unbranded_key: unbranded } = video
  yield { name: named('mp4'), key: file }
  yield { name: named(extensionOf(poster)), key: poster }
  for (const ending of ['vtt', 'srt']) yield { name: named(ending), key: captions && `${captions}.${ending}` }
  yield { name: named('unbranded.mp4'), key: unbranded }
}

/**
 * Returns a folder named by the title, by which a person finds the video, and the end of its id, which tells videos with one
 * title apart.
 */
function pathOf({ id, title }: PersonalVideoRow): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, 80)
  return `files/videos/${safe || 'video'} ${id.slice(-6)}.mp4`
}

function extensionOf(key: string | null): string {
  return key?.split('.').at(-1) ?? ''
}
