import type { FileVerification, LinkVerification } from '@vitrine/contract'
import { DigitalSourceType } from '@vitrine/contract/api'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Tenants } from '../tenants/index.ts'
import * as store from './store.ts'

/** Returns when the video was made that a path of the tenant's site shows publicly; undefined where there is none. */
export type FindSharedVideo = (tenant: Tenant, path: string) => Promise<{ madeAt: Date } | undefined>

interface Deps {
  db: Db
  clock: Clock
  tenants: Pick<Tenants, 'atHost'>
  findSharedVideo: FindSharedVideo
}

export type Provenance = ReturnType<typeof createProvenance>

/** The records of the files that were made on each site, and public look-ups in them. */
export function createProvenance({ db, clock, tenants, findSharedVideo }: Deps) {
  return { recordFiles, verifyFile, verifyLink }

  /** Records video files by their sha256, in the transaction that finishes them. */
  async function recordFiles(tx: TenantTx, hashes: readonly string[]): Promise<void> {
    const how = { digital_source_type: DigitalSourceType.value, made_at: clock.now() }
    await store.addRecords(
      tx,
      hashes.map((sha256) => ({ sha256, ...how })),
    )
  }

  async function verifyFile(tenant: Tenant, sha256: string): Promise<FileVerification> {
    return db.inTenant(tenant.id, async (tx) => {
      const record = await store.findRecord(tx, sha256)
      const start = await store.findStart(tx)
      return {
        origin: originOf(tenant, record?.made_at),
        recordedSince: start?.recorded_since.toISOString() ?? null,
      }
    })
  }

  /** A link that is wrong, locked, not open yet or expired is answered like one that never existed. */
  async function verifyLink(tenant: Tenant, link: string): Promise<LinkVerification> {
    const address = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`)
    const isHere = address !== null && (await tenants.atHost(address.hostname))?.id === tenant.id
    const found = isHere ? await findSharedVideo(tenant, address.pathname) : undefined
    return { origin: originOf(tenant, found?.madeAt) }
  }
}

function originOf({ brand }: Tenant, madeAt: Date | undefined): FileVerification['origin'] {
  if (!madeAt) return null
  return { madeWith: brand.companyName, madeAt: madeAt.toISOString(), digitalSourceType: DigitalSourceType.value }
}
