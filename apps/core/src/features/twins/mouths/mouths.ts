import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Storage } from '../../../ports/storage.ts'
import { twinRows } from '../../avatars/index.ts'
import { type Uploads, mouthsKeyOf, originalKeyOf } from '../../uploads/index.ts'

interface Deps {
  db: Db
  uploads: Pick<Uploads, 'lockAll' | 'statesOf'>
  storage: Storage
  queue: Queue
  /** Whether the operator wants the lips of twins to follow the words. */
  isOn: boolean
}

/** The recordings that mouth pictures are made from, and their destination. */
export interface MouthSource {
  userId: string
  uploadId: string
  footageKey: string
  recordingKey: string
  mouthsKey: string
}

export type Mouths = ReturnType<typeof createMouths>

/**
 * The mouth pictures of twins. They are stored below the upload whose footage they fit, so that they are deleted with the
 * recording: when the twin or the account is deleted or consent is withdrawn. A marker in their place records why there are
 * none.
 */
export function createMouths({ db, uploads, storage, queue, isOn }: Deps) {
  return { request, sourceOf, keyFor, storePictures, storeProblem }

  /** Requests the pictures of a twin in the transaction that approves it. */
  async function request(tx: TenantTx, avatarId: string): Promise<void> {
    if (isOn) await queue.send(tx, 'mouths', { tenantId: tx.tenantId, avatarId }, { singletonKey: avatarId })
  }

  /** Returns undefined for a presenter that is not an approved twin, and for one whose pictures were made or refused before. */
  async function sourceOf(tenantId: string, avatarId: string): Promise<MouthSource | undefined> {
    const source = isOn ? await db.inTenant(tenantId, (tx) => findSource(tx, avatarId)) : undefined
    if (!source) return undefined
    const made = [await storage.size(source.mouthsKey), await storage.size(refusedKeyOf(source.mouthsKey))]
    return made.every((size) => size === undefined) ? source : undefined
  }

  /**
   * Returns the key of a twin's mouth pictures; undefined where its lips do not follow the words. Requests missing pictures,
   * for twins older than this setting.
   */
  async function keyFor(tenantId: string, avatarId: string | null): Promise<string | undefined> {
    if (!isOn || !avatarId) return undefined
    return db.inTenant(tenantId, async (tx) => {
      const source = await findSource(tx, avatarId)
      if (!source) return undefined
      if (await storage.size(source.mouthsKey)) return source.mouthsKey
      if ((await storage.size(refusedKeyOf(source.mouthsKey))) === undefined) await request(tx, avatarId)
      return undefined
    })
  }

  /** Stores the pictures. Returns false when the twin or its recording is gone. */
  function storePictures(tenantId: string, avatarId: string, source: MouthSource, path: string): Promise<boolean> {
    return store(tenantId, avatarId, source, { key: source.mouthsKey, path })
  }

  /** Stores a marker with the reason that there are no pictures. Returns false when the twin or its recording is gone. */
  function storeProblem(tenantId: string, avatarId: string, source: MouthSource, path: string): Promise<boolean> {
    return store(tenantId, avatarId, source, { key: refusedKeyOf(source.mouthsKey), path })
  }

  /** Twin and recording are locked, so that nothing is stored for a twin that is just being deleted. */
  async function store(
    tenantId: string,
    avatarId: string,
    source: MouthSource,
    { key, path }: { key: string; path: string },
  ): Promise<boolean> {
    return db.inTenant(tenantId, async (tx) => {
      // Recordings are locked before twins, as by an upload that ends.
      if ((await uploads.lockAll(tx, source.userId, [source.uploadId])).length === 0) return false
      const twin = await twinRows.lock(tx, avatarId)
      if (twin?.review !== 'approved' || twin.uploadId !== source.uploadId) return false
      await storage.put(key, path)
      return true
    })
  }

  /** The footage shows closed lips where the person has recorded them; otherwise both are one recording. */
  async function findSource(tx: TenantTx, avatarId: string): Promise<MouthSource | undefined> {
    const twin = await twinRows.find(tx, avatarId)
    if (twin?.type !== 'custom' || twin.review !== 'approved' || !twin.user_id || !twin.upload_id) return undefined
    const speakingId = twin.speaking_upload_id ?? twin.upload_id
    const states = await uploads.statesOf(tx, twin.user_id, [twin.upload_id, speakingId])
    const [shown, speaking] = [states.get(twin.upload_id), states.get(speakingId)]
    const footageKey = shown?.result?.fileKey
    if (!shown || !footageKey || speaking?.status !== 'ready') return undefined
    const { user_id: userId, upload_id: uploadId } = twin
    return { userId, uploadId, footageKey, recordingKey: originalKeyOf(speaking), mouthsKey: mouthsKeyOf(shown) }
  }
}

const refusedKeyOf = (mouthsKey: string) => `${mouthsKey}-refused`
