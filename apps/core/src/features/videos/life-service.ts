import type { SavedDraft, Video, VideoFacts } from '@vitrine/contract'
import { SpokenLanguage, VideoLook, VideoSound } from '@vitrine/contract/api'
import { AppError } from '../../platform/app-error.ts'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Drafts } from '../scripts/drafts/service.ts'
import { draftOfVideo } from './draft-of-video.ts'
import { listCopies } from './copies-store.ts'
import type { Making } from './making.ts'
import { ownVideo } from './own-video.ts'
import type { Draft, Videos } from './service.ts'
import type { ShownVideos } from './shown.ts'
import { STOPPED } from './stopped.ts'
import { listContents } from './content-store.ts'
import * as store from './store.ts'
import type { Tasks } from './tasks/tasks.ts'
import { isFilmCurrent, wordsOfFilm } from './words-of-film.ts'

interface Change {
  title?: string | undefined
  propertyAddress?: string | undefined
  metadata?: VideoFacts | undefined
}

/** What differs from the video that is made again. */
interface Again {
  title?: string | undefined
  script?: string | undefined
  avatarId?: string | undefined
  requestKey?: string | undefined
}

interface Parts {
  db: Db
  making: Pick<Making, 'fail' | 'stop'>
  tasks: Pick<Tasks, 'askAnew' | 'cancel'>
  videos: Pick<Videos, 'create' | 'announce'>
  shown: ShownVideos
  drafts: Pick<Drafts, 'save'>
  newId: () => string
}

export type VideoLife = ReturnType<typeof createVideoLife>

/** What people do with a video of theirs, whatever its state. */
export function createVideoLife({ db, making, tasks, videos, shown, drafts, newId }: Parts) {
  return { change, cancel, duplicate, draft, translate }

  /**
   * The film of a finished video is drawn again where it shows what has changed, and so are its personal copies; nothing is
   * spoken again or charged.
   */
  async function change(tenant: Tenant, person: Person, id: string, wanted: Change): Promise<Video> {
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockAdmission(tx)
      await put(tx, await lock(tx, person, id), wanted)
      for (const copy of await store.lockVideos(tx, await listCopies(tx, [id]))) await put(tx, copy, wanted)
      await videos.announce(tx, person.id, id)
      return shown.one(tx, tenant, person, id)
    })
  }

  async function put(tx: TenantTx, row: store.LockedVideo, wanted: Change): Promise<void> {
    await store.changeVideo(tx, row.id, {
      // A film from before its words were noted shows what stands here until now.
      ...(row.status === 'ready' && row.drawn_words === null ? { drawn_words: wordsOfFilm(row) } : {}),
      ...(wanted.title === undefined ? {} : { title: wanted.title }),
      ...(wanted.propertyAddress === undefined ? {} : { property_address: wanted.propertyAddress }),
      ...(wanted.metadata === undefined ? {} : { facts: jsonb(wanted.metadata) }),
    })
    const [changed] = await store.lockVideos(tx, [row.id])
    if (!changed || row.status !== 'ready' || wordsOfFilm(row) === wordsOfFilm(changed)) return
    if (isFilmCurrent(changed)) await tasks.cancel(tx, [changed])
    else await tasks.askAnew(tx, changed, 'rebrand')
  }

  /** Asked twice it is stopped once; one that became ready at that moment stays ready and charged, and is refused. */
  async function cancel(tenant: Tenant, person: Pick<Person, 'id'>, id: string): Promise<Video> {
    const attempt = await db.inTenant(tenant.id, async (tx) => (await lock(tx, person, id)).attempt)
    const isStopped = await making.fail({ tenantId: tenant.id, videoId: id, attempt }, STOPPED)
    making.stop([id])
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockAdmission(tx)
      const row = await lock(tx, person, id)
      const cancelled = isStopped ? 0 : await tasks.cancel(tx, [row])
      if (row.status === 'ready' && cancelled === 0) throw new AppError('not-running')
      if (cancelled > 0) await videos.announce(tx, person.id, id)
      return shown.one(tx, tenant, person, id)
    })
  }

  async function duplicate(tenant: Tenant, person: Person, id: string, again: Again): Promise<Video> {
    const { row, contentIds } = await db.inTenant(tenant.id, async (tx) => ({
      row: await lock(tx, person, id),
      contentIds: await listContents(tx, id),
    }))
    return videos.create(tenant, person, draftFrom(row, contentIds, again))
  }

  /** All that was chosen for it, to be changed in the wizard. Throws drafts-full. */
  async function draft(person: Person, id: string): Promise<SavedDraft> {
    const content = await db.inTenant(person.tenantId, async (tx) =>
      draftOfVideo(await lock(tx, person, id), await listContents(tx, id)),
    )
    return drafts.save(person, newId(), { version: 0, content })
  }

  /** Both are of one family from then on, in which every language is there once. */
  async function translate(
    tenant: Tenant,
    person: Person,
    id: string,
    { language, ...again }: Again & { language: SpokenLanguage },
  ): Promise<Video> {
    const { row, contentIds, familyId } = await db.inTenant(tenant.id, async (tx) => {
      const found = await lock(tx, person, id)
      const family = found.family_id ?? found.id
      const members = found.family_id ? await store.lockFamily(tx, family) : [found]
      if (members.some((member) => member.language === language)) throw new AppError('language-taken')
      if (!found.family_id) await store.changeVideo(tx, id, { family_id: family })
      return { row: found, contentIds: await listContents(tx, id), familyId: family }
    })
    return videos.create(tenant, person, { ...draftFrom(row, contentIds, again), language, familyId })
  }

  async function lock(tx: TenantTx, person: Pick<Person, 'id'>, id: string): Promise<store.LockedVideo> {
    return ownVideo((await store.lockVideos(tx, [id]))[0], person)
  }
}

function draftFrom(
  row: store.LockedVideo,
  contentIds: readonly string[],
  { title, script, avatarId, requestKey }: Again,
): Draft {
  return {
    title: title || row.title,
    propertyAddress: row.property_address ?? '',
    script: script ?? row.script,
    language: SpokenLanguage.parse(row.language),
    avatarId: avatarId ?? row.avatar_id ?? '',
    screenShareUrl: row.screen_share_url,
    screenShareType: row.screen_share_type,
    metadata: row.facts as Record<string, unknown>,
    look: VideoLook.parse(row.look),
    sound: VideoSound.parse(row.sound),
    contentIds,
    // A recording speaks its own words and language, so other words are spoken by the presenter.
    voiceId: script === undefined ? row.voice_id : null,
    requestKey,
  }
}
