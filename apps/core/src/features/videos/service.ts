import {
  type SpokenLanguage,
  type StoryboardEdits,
  type Video,
  type VideoLook,
  type VideoSound,
  type VideoStats,
  sentence,
} from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Owner } from '../../ports/owner.ts'
import { insertContents } from './content-store.ts'
import { type Untitled, createDefaultTitle } from './default-title.ts'
import { type ListQuery, listVideos } from './list-store.ts'
import { refuseMissingBackground } from './recording-background.ts'
import { refuseSecondOfLanguage } from './translations.ts'
import { ownVideo } from './own-video.ts'
import type { VideoSerializer } from './video-serializer.ts'
import * as store from './store.ts'
import * as tallies from './counter-store.ts'
import type { People } from '../people/index.ts'
import type { Avatars } from '../avatars/index.ts'
import type { AutoTopUps } from '../billing/index.ts'
import type { BrandKits } from '../brand-kits/index.ts'
import type { GlossaryTerms } from '../glossary/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Renders, insertEdits, lockConcurrencyLimit } from '../renders/index.ts'
import { type Drafts, videoSecondsOf, halfCreditsFor, type Scripts } from '../scripts/index.ts'
import type { Uploads } from '../uploads/index.ts'
import type { Voices } from '../voices/index.ts'

/** A draft after the contract's validation. */
export interface Draft extends Untitled {
  title: string
  script: string
  language?: SpokenLanguage | undefined
  avatarId: string
  /** For a video that is made again: accepts a presenter that the site has hidden since. */
  isPresenterKept?: boolean
  isLookKept?: boolean
  screenShareUrl?: string | null | undefined
  screenShareType?: string | null | undefined
  metadata: Record<string, unknown>
  look: VideoLook
  sound: VideoSound
  contentIds: readonly string[]
  voiceId?: string | null | undefined
  /** Undefined: the person's default kit. Null: the brand of the site. */
  brandKitId?: string | null | undefined
  /** Scene edits. Undefined: those of the draft. */
  storyboard?: StoryboardEdits | null | undefined
  draftId?: string | null | undefined
  requestKey?: string | undefined
  /** Groups the translations of one video; null for a video without translations. */
  familyId?: string | null
  /** Name of the recipient, shown in the video and on its page. */
  recipient?: string | null
  /** Set for the free first video of a twin: the twin, and the id that the video gets. */
  introduces?: { avatarId: string; videoId: string }
  /** Whether the video is one of a batch, whose owner gets a single email for all of them. */
  isOneOfMany?: boolean
}

interface Deps {
  db: Db
  ledger: Ledger
  autoTopUps: Pick<AutoTopUps, 'topUpIfLow'>
  people: Pick<People, 'grantMonthly' | 'lockPresent'>
  avatars: Pick<Avatars, 'choose'>
  brandKits: Pick<BrandKits, 'choose'>
  glossaryTerms: Pick<GlossaryTerms, 'hintsFor'>
  uploads: Pick<Uploads, 'contentsOf' | 'voiceOf'>
  voices: Pick<Voices, 'choose'>
  scripts: Pick<Scripts, 'estimateForVideo'>
  drafts: Pick<Drafts, 'consume'>
  renders: Renders
  events: Events
  serializer: VideoSerializer
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
  clock: Clock
  newId: () => string
}

/** The person whose credits are held, and the API key of the request, whose own limit applies too. */
type Spender = Pick<Person, 'id' | 'key'>

/** The credits to hold for a video. */
interface Held {
  holdId: string
  halfCredits: number
  videoId: string
}

export type Videos = ReturnType<typeof createVideos>

/** A person's videos. Rendering is in renders/lifecycle.ts. */
export function createVideos({
  db,
  ledger,
  autoTopUps,
  people,
  avatars,
  brandKits,
  glossaryTerms,
  uploads,
  voices,
  scripts,
  drafts,
  renders,
  events,
  serializer,
  needRenderer,
  clock,
  newId,
}: Deps) {
  const nextTitle = createDefaultTitle(clock)
  return {
    create,
    defaultTitleFor,
    list,
    get,
    stats,
    addUp,
    tenantsDue: tallies.tenantsToAddUp,
    retry,
    retryIn,
    announce,
  }

  /** Holds the cost and queues the video in one transaction. A repeated request key returns the video of the first request. */
  async function create(tenant: Tenant, person: Spender, draft: Draft): Promise<Video> {
    const { script, isOneOfMany: isBackground = false } = draft
    const owner = { tenantId: tenant.id, personId: person.id, isBackground }
    refuseMissingBackground(tenant, draft)
    const { seconds, language, glossary } = await readScript(owner, draft)
    await needRenderer()
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      await people.lockPresent(tx, person.id)
      const earlier = draft.requestKey && (await store.findByRequestKey(tx, person.id, draft.requestKey))
      if (earlier) return serializer.row(tx, tenant, earlier)
      const avatar = await avatars.choose(tx, person.id, draft.avatarId, { isKept: draft.isPresenterKept })
      const chosen = await brandKits.choose(tx, person.id, draft.brandKitId)
      const { contentIds, voiceId = null } = draft
      await uploads.contentsOf(tx, person.id, contentIds)
      const { presenterId } = avatar
      // A recorded voice-over replaces the synthetic voice.
      const voice = voiceId ? null : await voices.choose(tx, { voice: draft.sound.voice, presenterId, language })
      const halfCredits = voiceId
        ? await lengthOf(tx, person.id, voiceId)
        : halfCreditsFor(seconds, voice?.halfCreditsPerMinute)
      const [id, holdId] = [draft.introduces?.videoId ?? newId(), newId()]
      const row = {
        id,
        userId: person.id,
        title: draft.title || (await nextTitle(tx, tenant, person.id, draft)),
        propertyAddress: draft.propertyAddress,
        script,
        language,
        avatarId: avatar.id,
        presenterId,
        screenShareUrl: draft.screenShareUrl || null,
        screenShareType: draft.screenShareUrl ? 'url' : null,
        facts: draft.metadata,
        look: draft.look,
        sound: voice ? { ...draft.sound, voice: voice.id } : draft.sound,
        glossary,
        voiceHalfCreditsPerMinute: voice?.halfCreditsPerMinute ?? 0,
        voiceId,
        holdId,
        shownHalfCredits: halfCredits,
        requestKey: draft.requestKey ?? null,
        familyId: draft.familyId ?? null,
        recipient: draft.recipient ?? null,
        brandKitId: chosen?.id ?? null,
        brandKit: chosen?.kit ?? null,
        notifiedAt: draft.isOneOfMany || draft.introduces ? clock.now() : null,
      }
      await store.insertVideo(tx, row).catch(refuseSecondOfLanguage)
      await insertContents(tx, id, contentIds)
      const consumed = draft.draftId ? await drafts.consume(tx, person.id, draft.draftId) : undefined
      await insertEdits(tx, id, draft.storyboard === undefined ? (consumed?.storyboard ?? null) : draft.storyboard)
      await people.grantMonthly(tx, tenant, person.id)
      await grantIntroduction(tx, person.id, draft, halfCredits)
      await hold(tx, person, { holdId, halfCredits, videoId: id })
      await renders.admit(tx, tenant.settings.parallelVideos)
      await announce(tx, person.id, id)
      return serializer.findOwn(tx, tenant, person, id)
    })
  }

  /** Returns the spoken seconds, the language and the glossary hints of a script. A recorded voice-over gets no glossary. */
  async function readScript(owner: Owner, { script, language: named, sound, voiceId }: Draft) {
    const { speed } = sound
    const { seconds, language: found } = await scripts.estimateForVideo(owner, { script, language: named, speed })
    const language = named ?? found
    return { seconds, language, glossary: voiceId ? [] : await glossaryTerms.hintsFor(owner, script, language) }
  }

  /** Returns the title that `create` gives a draft that has none. */
  async function defaultTitleFor(tenant: Tenant, person: Pick<Person, 'id'>, untitled: Untitled): Promise<string> {
    return db.inTenant(tenant.id, (tx) => nextTitle(tx, tenant, person.id, untitled))
  }

  async function list(
    tenant: Tenant,
    person: Pick<Person, 'id'>,
    query: ListQuery,
  ): Promise<{ videos: Video[]; next: string | null }> {
    return db.inTenant(tenant.id, async (tx) => {
      const { rows, next } = await listVideos(tx, person.id, query)
      return { videos: await serializer.all(tx, tenant, rows), next }
    })
  }

  async function get(tenant: Tenant, person: Pick<Person, 'id'>, id: string): Promise<Video> {
    return db.inTenant(tenant.id, (tx) => serializer.findOwn(tx, tenant, person, id))
  }

  async function stats(person: Pick<Person, 'id' | 'tenantId'>): Promise<VideoStats> {
    const counts = await db.inTenant(person.tenantId, (tx) => tallies.countByStatus(tx, person.id))
    const of = (...wanted: string[]) =>
      counts.reduce((sum, { status, n }) => sum + (wanted.includes(status) ? n : 0), 0)
    const [ready, processing, failed] = [of('ready'), of('pending', 'processing'), of('failed')]
    return { total: ready + processing + failed, ready, processing, failed }
  }

  /** Adds up the tenant's counter rows, so that counting takes the same time however many videos there were. */
  async function addUp(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, tallies.addUp)
  }

  /** Renders a failed video again under a new hold. The first hold was released when the video failed. */
  async function retry(tenant: Tenant, person: Person, id: string): Promise<Video> {
    await needRenderer()
    return db.inTenant(tenant.id, async (tx) => {
      await retryIn(tx, tenant, person, id)
      return serializer.findOwn(tx, tenant, person, id)
    })
  }

  /** Like `retry`, in the caller's transaction. Throws not-found, not-failed, credits-short or key-limit-reached. */
  async function retryIn(tx: TenantTx, tenant: Tenant, person: Spender, id: string): Promise<void> {
    await lockConcurrencyLimit(tx)
    await people.lockPresent(tx, person.id)
    const row = ownVideo((await store.lockVideos(tx, [id]))[0], person)
    if (row.status !== 'failed') throw new AppError('not-failed')
    // A personal copy was never paid for.
    const holdId = row.quoted_half_credits > 0 ? newId() : null
    if (holdId) await hold(tx, person, { holdId, halfCredits: row.quoted_half_credits, videoId: id })
    await renders.startAgain(tx, row, holdId)
    await renders.admit(tx, tenant.settings.parallelVideos)
    await announce(tx, person.id, id)
  }

  async function lengthOf(tx: TenantTx, userId: string, voiceId: string): Promise<number> {
    const { durationSeconds } = await uploads.voiceOf(tx, userId, voiceId)
    return halfCreditsFor(videoSecondsOf(durationSeconds))
  }

  /** Grants the cost of a twin's free first video in the transaction that holds it. */
  async function grantIntroduction(tx: TenantTx, userId: string, { introduces }: Draft, halfCredits: number) {
    if (!introduces) return
    const sourceRef = `introduction ${introduces.avatarId}`
    await ledger.grant(tx, { userId, kind: 'admin', halfCredits, sourceRef })
  }

  async function hold(tx: TenantTx, { id: userId, key }: Spender, of: Held): Promise<void> {
    const { halfCredits } = of
    const held = await ledger.hold(tx, { userId, ...of, expiresAt: renders.holdEnd(), key })
    if (held.held) return autoTopUps.topUpIfLow(tx, userId, held.goneHalfCredits)
    if ('keyLeftHalfCredits' in held) throw keyLimitReached(halfCredits, held.keyLeftHalfCredits)
    const [needed, available] = [halfCredits / 2, held.availableHalfCredits / 2]
    const message = 'Insufficient credits: this video needs {needed, number}, you have {available, number}.'
    const said = sentence(message, { needed, available })
    throw new AppError('credits-short', { sentence: said, extra: { needed, available, shortfall: needed - available } })
  }

  async function announce(tx: TenantTx, userId: string, id: string): Promise<void> {
    await events.publish(tx, { type: 'video_status_update', userId, refId: id })
    await events.publish(tx, { type: 'credits_update', userId, refId: userId })
  }
}

function keyLimitReached(neededHalfCredits: number, leftHalfCredits: number): AppError {
  const [needed, left] = [neededHalfCredits / 2, leftHalfCredits / 2]
  const message =
    'This API key has reached its credit limit: this video needs {needed, number}, the key has {left, number} left.'
  return new AppError('key-limit-reached', { sentence: sentence(message, { needed, left }), extra: { needed, left } })
}
