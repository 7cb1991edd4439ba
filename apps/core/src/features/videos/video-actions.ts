import type { SavedDraft, Video, VideoFacts } from '@vitrine/contract'
import { SpokenLanguage, VideoLook, VideoSound } from '@vitrine/contract/api'
import { AppError } from '../../platform/app-error.ts'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { draftOfVideo } from './draft-of-video.ts'
import { listCopies } from './copies-store.ts'
import { ownVideo } from './own-video.ts'
import type { Draft, Videos } from './service.ts'
import type { VideoSerializer } from './video-serializer.ts'
import { STOPPED } from './stopped.ts'
import { listContents } from './content-store.ts'
import * as store from './store.ts'
import type { VideoJobs } from '../video-jobs/index.ts'
import { type Renders, drawnTextOf, findCut, isRenderCurrent, lockConcurrencyLimit } from '../renders/index.ts'
import type { Drafts, Scripts } from '../scripts/index.ts'
import type { Voices } from '../voices/index.ts'

interface Change {
  title?: string | undefined
  propertyAddress?: string | undefined
  metadata?: VideoFacts | undefined
}

/** Changes for a video that is made again. */
interface Again {
  title?: string | undefined
  script?: string | undefined
  avatarId?: string | undefined
  requestKey?: string | undefined
}

interface Deps {
  db: Db
  renders: Pick<Renders, 'fail' | 'stop'>
  videoJobs: Pick<VideoJobs, 'askAnew' | 'cancel'>
  videos: Pick<Videos, 'create' | 'announce'>
  voices: Pick<Voices, 'inLanguage'>
  shown: VideoSerializer
  drafts: Pick<Drafts, 'save'>
  scripts: Pick<Scripts, 'translateEdits'>
  newId: () => string
}

export type VideoActions = ReturnType<typeof createVideoActions>

/** Actions of people on their own videos, in any state. */
export function createVideoActions({ db, renders, videoJobs, videos, voices, shown, drafts, scripts, newId }: Deps) {
  return { change, cancel, duplicate, draft, translate }

  /**
   * Changes a video and renders it and its personal copies again where the drawn texts differ. Speech is reused and no credits are
   * charged.
   */
  async function change(tenant: Tenant, person: Pick<Person, 'id'>, id: string, wanted: Change): Promise<Video> {
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      await applyChange(tx, await lock(tx, person, id), wanted)
      for (const copy of await store.lockVideos(tx, await listCopies(tx, [id]))) await applyChange(tx, copy, wanted)
      await videos.announce(tx, person.id, id)
      return shown.findOwn(tx, tenant, person, id)
    })
  }

  async function applyChange(tx: TenantTx, row: store.LockedVideo, wanted: Change): Promise<void> {
    await store.changeVideo(tx, row.id, {
      // For a video rendered before its texts were recorded, records the texts that it shows now.
      ...(row.status === 'ready' && row.rendered_texts === null ? { rendered_texts: drawnTextOf(row) } : {}),
      ...(wanted.title === undefined ? {} : { title: wanted.title }),
      ...(wanted.propertyAddress === undefined ? {} : { property_address: wanted.propertyAddress }),
      ...(wanted.metadata === undefined ? {} : { facts: jsonb(wanted.metadata) }),
    })
    const [changed] = await store.lockVideos(tx, [row.id])
    if (!changed || row.status !== 'ready' || drawnTextOf(row) === drawnTextOf(changed)) return
    if (isRenderCurrent(changed)) await videoJobs.cancel(tx, [changed])
    else await videoJobs.askAnew(tx, changed, 'rebrand')
  }

  /**
   * Stops a video; repeating the call has no further effect. Throws not-running for a video that became ready meanwhile, which
   * stays charged.
   */
  async function cancel(tenant: Tenant, person: Pick<Person, 'id'>, id: string): Promise<Video> {
    const attempt = await db.inTenant(tenant.id, async (tx) => (await lock(tx, person, id)).attempt)
    const isStopped = await renders.fail({ tenantId: tenant.id, videoId: id, attempt }, STOPPED)
    renders.stop([id])
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await lock(tx, person, id)
      const cancelled = isStopped ? 0 : await videoJobs.cancel(tx, [row])
      if (row.status === 'ready' && cancelled === 0) throw new AppError('not-running')
      if (cancelled > 0) await videos.announce(tx, person.id, id)
      return shown.findOwn(tx, tenant, person, id)
    })
  }

  async function duplicate(tenant: Tenant, person: Person, id: string, again: Again): Promise<Video> {
    const { row, contentIds, storyboard } = await db.inTenant(tenant.id, async (tx) => ({
      row: await lock(tx, person, id),
      contentIds: await listContents(tx, id),
      storyboard: (await findCut(tx, id)).edits,
    }))
    return videos.create(tenant, person, { ...draftFrom(row, contentIds, again), storyboard })
  }

  /** Copies everything chosen for the video into a new draft for the wizard. Throws drafts-full. */
  async function draft(person: Person, id: string): Promise<SavedDraft> {
    const content = await db.inTenant(person.tenantId, async (tx) =>
      draftOfVideo(await lock(tx, person, id), await listContents(tx, id), (await findCut(tx, id)).edits),
    )
    return drafts.save(person, newId(), { version: 0, content })
  }

  /**
   * Creates the video in another language, as a member of the same family. Throws language-taken when the family has one in that
   * language.
   */
  async function translate(
    tenant: Tenant,
    person: Person,
    id: string,
    { language, ...again }: Again & { language: SpokenLanguage },
  ): Promise<Video> {
    const { row, contentIds, familyId, edits } = await db.inTenant(tenant.id, async (tx) => {
      const found = await lock(tx, person, id)
      const family = found.family_id ?? found.id
      const members = found.family_id ? await store.lockFamily(tx, family) : [found]
      if (members.some((member) => member.language === language)) throw new AppError('language-taken')
      if (!found.family_id) await store.changeVideo(tx, id, { family_id: family })
      const { edits: original } = await findCut(tx, id)
      return { row: found, contentIds: await listContents(tx, id), familyId: family, edits: original }
    })
    const copy = draftFrom(row, contentIds, again)
    const voice = await db.inTenant(tenant.id, (tx) => voices.inLanguage(tx, copy.sound.voice, language))
    const sound = { ...copy.sound, voice }
    const storyboard =
      edits && (await scripts.translateEdits(ownerOf(person), { edits, script: copy.script, language }))
    return videos.create(tenant, person, { ...copy, sound, language, familyId, storyboard })
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
    isPresenterKept: avatarId === undefined || avatarId === row.avatar_id,
    screenShareUrl: row.screen_share_url,
    screenShareType: row.screen_share_type,
    metadata: row.facts as Record<string, unknown>,
    look: VideoLook.parse(row.look),
    isLookKept: true,
    sound: VideoSound.parse(row.sound),
    contentIds,
    // A recording has one text and language, so the presenter speaks any other text.
    voiceId: script === undefined ? row.voice_id : null,
    brandKitId: brandKitOf(row),
    requestKey,
  }
}

/** The kit for making a video again. One whose kit was deleted gets the default kit. */
function brandKitOf({ brand_kit_id: id, brand_kit: kit }: store.LockedVideo): string | null | undefined {
  return id === null && kit !== null ? undefined : id
}
