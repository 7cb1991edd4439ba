import type { SavedDraft, SpokenLanguage, Video } from '@vitrine/contract'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { findCut } from '../renders/index.ts'
import type { Drafts, Scripts } from '../scripts/index.ts'
import {
  type Draft,
  type LockedVideo,
  type Videos,
  changeVideo,
  listContents,
  lockFamily,
  lockVideos,
  ownVideo,
} from '../videos/index.ts'
import type { Voices } from '../voices/index.ts'
import { draftOfVideo } from './draft-of-video.ts'

/** Changes for a video that is made again. */
interface Again {
  title?: string | undefined
  script?: string | undefined
  avatarId?: string | undefined
  requestKey?: string | undefined
}

interface Deps {
  db: Db
  videos: Pick<Videos, 'create'>
  voices: Pick<Voices, 'inLanguage'>
  drafts: Pick<Drafts, 'save'>
  scripts: Pick<Scripts, 'translateEdits'>
  newId: () => string
}

export type DerivedVideos = ReturnType<typeof createDerivedVideos>

/** Makes a person's video again. The new video is held and paid for like any other. */
export function createDerivedVideos({ db, videos, voices, drafts, scripts, newId }: Deps) {
  return { duplicate, draft, translate }

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
      const members = found.family_id ? await lockFamily(tx, family) : [found]
      if (members.some((member) => member.language === language)) throw new AppError('language-taken')
      if (!found.family_id) await changeVideo(tx, id, { family_id: family })
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

  async function lock(tx: TenantTx, person: Pick<Person, 'id'>, id: string): Promise<LockedVideo> {
    return ownVideo((await lockVideos(tx, [id]))[0], person)
  }
}

function draftFrom(
  row: LockedVideo,
  contentIds: readonly string[],
  { title, script, avatarId, requestKey }: Again,
): Draft {
  return {
    title: title || row.title,
    propertyAddress: row.property_address ?? '',
    script: script ?? row.script,
    language: row.language,
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
function brandKitOf({ brand_kit_id: id, brand_kit: kit }: LockedVideo): string | null | undefined {
  return id === null && kit !== null ? undefined : id
}
