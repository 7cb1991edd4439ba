import { PERSONAL_LINKS_MAX, sentence } from '@vitrine/contract'
import { VideoLook } from '@vitrine/contract/api'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { lockFinished } from './own-video.ts'
import type { Videos } from './service.ts'
import { insertContents, listContents } from './content-store.ts'
import { countCopies } from './copies-store.ts'
import * as store from './store.ts'
import type { People } from '../people/index.ts'
import { type Renders, editsToDraw, insertEdits, lockConcurrencyLimit } from '../renders/index.ts'

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  renders: Pick<Renders, 'admit'>
  videos: Pick<Videos, 'announce'>
  clock: Clock
  newId: () => string
}

const FULL =
  'You have {links, number} personal links. Delete videos that you no longer share, empty the trash, and upload these rows again.'

export type PersonalCopies = ReturnType<typeof createPersonalCopies>

/**
 * Personal copies of a video: one for each recipient, drawn with their name from the stored speech. Nothing is synthesized
 * again, and no credits are charged.
 */
export function createPersonalCopies({ db, people, renders, videos, clock, newId }: Deps) {
  return { make }

  /**
   * Creates a copy and returns its id. A repeated request key returns the same copy. Throws not-found, not-ready, taken-down, or
   * bad-request where the person has as many copies as they may have.
   */
  async function make(
    tenant: Tenant,
    person: Pick<Person, 'id'>,
    originalId: string,
    { recipient, requestKey }: { recipient: string; requestKey: string },
  ): Promise<string> {
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      await people.lockPresent(tx, person.id)
      const earlier = await store.findByRequestKey(tx, person.id, requestKey)
      if (earlier) return earlier.id
      const row = await lockFinished(tx, person, originalId)
      if (!row.avatar_id) throw new AppError('not-ready')
      if ((await countCopies(tx, person.id)) >= PERSONAL_LINKS_MAX)
        throw new AppError('bad-request', { sentence: sentence(FULL, { links: PERSONAL_LINKS_MAX }) })
      const id = newId()
      await store.insertVideo(tx, {
        id,
        userId: person.id,
        title: row.title,
        propertyAddress: row.property_address ?? '',
        script: row.script,
        language: row.language,
        avatarId: row.avatar_id,
        presenterId: row.presenter_id,
        screenShareUrl: row.screen_share_url,
        screenShareType: row.screen_share_type,
        facts: row.facts,
        look: { ...VideoLook.parse(row.look), opening: true, unbrandedCopy: false, moreShapes: [] },
        sound: row.sound,
        glossary: row.glossary,
        voiceId: row.voice_id,
        holdId: null,
        shownHalfCredits: 0,
        requestKey,
        familyId: null,
        recipient,
        brandKitId: row.brand_kit_id,
        brandKit: row.brand_kit,
        notifiedAt: clock.now(),
        copyOf: row.id,
        keptFiles: row.speech_files,
      })
      await insertContents(tx, id, await listContents(tx, row.id))
      await insertEdits(tx, id, await editsToDraw(tx, row.id))
      await renders.admit(tx, tenant.settings.parallelVideos)
      await videos.announce(tx, person.id, id)
      return id
    })
  }
}
