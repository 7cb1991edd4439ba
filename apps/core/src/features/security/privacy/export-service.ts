import type { Readable } from 'node:stream'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Leaving } from '../../accounts/leaving/service.ts'
import type { Profile } from '../../accounts/profile/service.ts'
import type { LeavingAvatars } from '../../avatars/leaving-service.ts'
import type { LeavingBilling } from '../../billing/leaving-service.ts'
import type { Ledger } from '../../ledger/service.ts'
import type { LeavingDrafts } from '../../scripts/drafts/leaving-service.ts'
import type { ScriptVersions } from '../../scripts/versions/service.ts'
import type { Leads } from '../../sharing/leads/service.ts'
import type { LeavingUploads } from '../../uploads/leaving-service.ts'
import type { LeavingVideo, LeavingVideos } from '../../videos/leaving-service.ts'
import { type ArchiveFile, createArchive, jsonArray } from './export.ts'
import { readme } from './readme.ts'
import * as store from './store.ts'

const ROWS_AT_ONCE = 200

interface Parts {
  db: Db
  ledger: Pick<Ledger, 'entries'>
  leaving: Pick<Leaving, 'account'>
  profile: Pick<Profile, 'listSessions'>
  videos: Pick<LeavingVideos, 'pages'>
  avatars: Pick<LeavingAvatars, 'list'>
  uploads: Pick<LeavingUploads, 'list'>
  drafts: Pick<LeavingDrafts, 'list'>
  versions: Pick<ScriptVersions, 'pages'>
  leads: Pick<Leads, 'pages'>
  billing: Pick<LeavingBilling, 'list'>
  storage: Storage
  audit: Audit
  clock: Clock
}

export type Exports = ReturnType<typeof createExports>

/** All that is held of a person, for themselves. Rows are read page by page, each in a short transaction of its own. */
export function createExports({
  db,
  ledger,
  leaving,
  profile,
  videos,
  avatars,
  uploads,
  drafts,
  versions,
  leads,
  billing,
  storage,
  audit,
  clock,
}: Parts) {
  return { exportOwn }

  /** The archive as a stream, and the name that it is saved under. */
  async function exportOwn(tenant: Tenant, person: Person): Promise<{ archive: Readable; fileName: string }> {
    await db.inTenant(tenant.id, (tx) => audit(tx, person, 'data-exported', { subject: person.id }))
    const now = clock.now()
    const fileName = `${tenant.slug}-my-data-${now.toISOString().slice(0, 10)}.zip`
    return { archive: createArchive(storage, files(tenant, person, now)), fileName }
  }

  async function* files(tenant: Tenant, person: Person, now: Date): AsyncGenerator<ArchiveFile> {
    const { pictureKey, ...account } = await leaving.account(person)
    const sessions = await profile.listSessions(person)
    const own = await avatars.list(tenant.id, person.id)
    const presenters = own.map(({ id, name, line, status, created_at: createdAt }) => ({
      id,
      name,
      line,
      status,
      createdAt,
    }))
    yield { name: 'README.txt', text: [readme(tenant, account.username, now)] }
    yield { name: 'account.json', text: [`${JSON.stringify({ ...account, sessions, presenters }, null, 2)}\n`] }
    yield { name: 'videos.json', text: jsonArray(videoPages(tenant.id, person.id)) }
    yield { name: 'drafts.json', text: [`${JSON.stringify(await draftRows(tenant.id, person.id), null, 2)}\n`] }
    yield { name: 'scripts.json', text: jsonArray(versions.pages(tenant.id, person.id)) }
    yield { name: 'credits.json', text: jsonArray(creditPages(tenant.id, person.id)) }
    yield { name: 'leads.json', text: jsonArray(leads.pages(tenant.id, person.id)) }
    const money = await billing.list(tenant, person.id)
    yield { name: 'payments.json', text: [`${JSON.stringify(money, null, 2)}\n`] }
    yield { name: 'audit.json', text: jsonArray(linePages(tenant.id, person.id)) }
    yield { name: `files/picture.${extensionOf(pictureKey)}`, key: pictureKey }
    for (const { id, preview_key: preview, poster_key: poster } of own)
      for (const key of [preview, poster]) yield { name: `files/presenters/${id}.${extensionOf(key)}`, key }
    for (const { id, keys } of await uploads.list(tenant.id, person.id))
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
    return newestFirst(tenantId, (tx, before) => store.listOwnLines(tx, userId, { limit: ROWS_AT_ONCE, before }))
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

function videoRow(video: LeavingVideo) {
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
    durationSeconds: video.duration_seconds,
    credits: video.charged_half_credits === null ? null : video.charged_half_credits / 2,
    facts: video.facts,
    sharing: video.share_link,
    look: video.look,
    sound: video.sound,
    contentIds: video.content_ids,
    createdAt: video.created_at,
    finishedAt: video.finished_at,
    file: video.file_key ? filmOf(video) : null,
  }
}

/** The film, its poster and captions, and the copy without a brand. Its kept speech is in the film and stays out. */
function* filesOf(video: LeavingVideo): Generator<ArchiveFile> {
  const named = (ending: string) => filmOf(video).replace(/mp4$/, ending)
  const { file_key: film, poster_key: poster, captions_key: captions, unbranded_key: unbranded } = video
  yield { name: named('mp4'), key: film }
  yield { name: named('png'), key: poster }
  for (const ending of ['vtt', 'srt']) yield { name: named(ending), key: captions && `${captions}.${ending}` }
  yield { name: named('unbranded.mp4'), key: unbranded }
}

/** The title, so that a person finds the film, and the end of its id, so that two of one title stay apart. */
function filmOf({ id, title }: LeavingVideo): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, 80)
  return `files/videos/${safe || 'video'} ${id.slice(-6)}.mp4`
}

function extensionOf(key: string | null): string {
  return key?.split('.').at(-1) ?? ''
}
