import { BRAND_KITS_MAX, type BrandKit, type BrandKitDesign, type DrawnBrandKit } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Logo } from '../../platform/pictures/logos/logo.ts'
import type { People } from '../people/index.ts'
import { drawnKit, storedDesign } from './drawn-design.ts'
import { kitLogoUrl } from './page-brand.ts'
import * as store from './store.ts'

/** A kit in the form in which the API receives it. */
type Saved = BrandKitDesign & { isDefault?: boolean }

/** The kit of a video. */
export interface ChosenKit {
  id: string
  kit: DrawnBrandKit
}

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  videoSummaries: store.VideoSummaries
  clock: Clock
  newId: () => string
}

export type BrandKits = ReturnType<typeof createBrandKits>

/** The brand kits of people. Each change locks its person, so that concurrent ones keep name, number and default consistent. */
export function createBrandKits({ db, people, videoSummaries, clock, newId }: Deps) {
  return { list, readDefault, create, change, changeDefault, remove, setLogo, choose, findCurrent, logoOf }

  async function list(person: Pick<Person, 'id' | 'tenantId'>): Promise<BrandKit[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => store.listKits(tx, person.id))
    return rows.map(view)
  }

  async function readDefault(person: Person): Promise<BrandKit | null> {
    const row = await db.inTenant(person.tenantId, (tx) => store.findDefault(tx, person.id))
    return row ? view(row) : null
  }

  /** Throws brand-kits-full and brand-kit-name-taken. */
  async function create(person: Person, saved: Saved, logo?: Logo): Promise<BrandKit> {
    return changing(person, (tx) => insert(tx, person, saved, logo))
  }

  /** Throws not-found and brand-kit-name-taken. */
  async function change(person: Person, id: string, saved: Saved): Promise<BrandKit> {
    return changing(person, async (tx) => save(tx, await findOwn(tx, person, id), saved))
  }

  /** Changes the default kit, or creates it. Throws brand-kit-name-taken. */
  async function changeDefault(person: Person, saved: BrandKitDesign): Promise<BrandKit> {
    return changing(person, async (tx) => {
      const row = await store.findDefault(tx, person.id)
      return row ? save(tx, row, saved) : insert(tx, person, saved)
    })
  }

  /** Deletes a kit. When it was the default, the first of the others becomes the default. Throws not-found. */
  async function remove(person: Person, id: string): Promise<void> {
    await changing(person, async (tx) => {
      const row = await findOwn(tx, person, id)
      await store.deleteKit(tx, id)
      await dropLogo(tx, person.id, row.logo_id)
      const [next] = row.is_default ? await store.listKits(tx, person.id) : []
      if (next) await store.changeKit(tx, next.id, { is_default: true })
    })
  }

  /** Null removes the logo. Throws not-found. */
  async function setLogo(
    person: Person,
    id: string,
    logo: Logo | null,
    noted: (tx: TenantTx) => Promise<void> = async () => undefined,
  ): Promise<BrandKit> {
    return changing(person, async (tx) => {
      const { logo_id: earlier } = await findOwn(tx, person, id)
      const logoId = logo === null ? null : await saveLogo(tx, person.id, logo)
      await store.changeKit(tx, id, { logo_id: logoId, updated_at: clock.now() })
      await dropLogo(tx, person.id, earlier)
      await noted(tx)
      return view(await findOwn(tx, person, id))
    })
  }

  /**
   * Returns the kit of a new video: the named one, else the person's default; null for the brand of the site. Throws
   * brand-kit-unknown.
   */
  async function choose(tx: TenantTx, userId: string, wanted: string | null | undefined): Promise<ChosenKit | null> {
    if (wanted === null) return null
    const row = await (wanted === undefined ? store.findDefault(tx, userId) : store.findKit(tx, userId, wanted))
    if (!row && wanted !== undefined) throw new AppError('brand-kit-unknown')
    return row ? { id: row.id, kit: drawnKit(row) } : null
  }

  /** Returns the current state of a kit; undefined once it was deleted. */
  async function findCurrent(tenantId: string, userId: string, id: string): Promise<DrawnBrandKit | undefined> {
    return db.inTenant(tenantId, (tx) => findCurrentKit(tx, userId, id))
  }

  async function logoOf(tenantId: string, logoId: string): Promise<Logo | undefined> {
    return db.inTenant(tenantId, (tx) => store.findLogo(tx, logoId))
  }

  async function changing<T>(person: Person, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return db.inTenant(person.tenantId, async (tx) => {
      await people.lockPresent(tx, person.id)
      return work(tx)
    })
  }

  async function insert(tx: TenantTx, person: Person, { isDefault, ...design }: Saved, logo?: Logo) {
    const kits = await store.listKits(tx, person.id)
    if (kits.length >= BRAND_KITS_MAX) throw new AppError('brand-kits-full')
    refuseTaken(kits, design.name)
    const isFirst = kits.length === 0
    if (isDefault && !isFirst) await store.dropDefault(tx, person.id)
    const logoId = logo === undefined ? null : await saveLogo(tx, person.id, logo)
    const kit = { id: newId(), userId: person.id, design, logoId, isDefault: isDefault || isFirst, now: clock.now() }
    await store.insertKit(tx, kit)
    return view(await findOwn(tx, person, kit.id))
  }

  async function save(tx: TenantTx, row: store.KitRow, { isDefault, ...design }: Saved): Promise<BrandKit> {
    const { id, user_id: userId } = row
    const others = (await store.listKits(tx, userId)).filter((kit) => kit.id !== id)
    refuseTaken(others, design.name)
    const becomesDefault = isDefault === true && !row.is_default
    if (becomesDefault) await store.dropDefault(tx, userId)
    await store.changeKit(tx, id, {
      design,
      updated_at: clock.now(),
      ...(becomesDefault ? { is_default: true } : {}),
    })
    return view(await findOwn(tx, { id: userId }, id))
  }

  async function saveLogo(tx: TenantTx, userId: string, logo: Logo): Promise<string> {
    const id = newId()
    await store.insertLogo(tx, { id, userId, ...logo })
    return id
  }

  /** Deletes a logo, unless a video was drawn with it. */
  async function dropLogo(tx: TenantTx, userId: string, logoId: string | null): Promise<void> {
    if (logoId === null || (await store.isLogoDrawn(tx, videoSummaries, { userId, logoId }))) return
    await store.deleteLogo(tx, logoId)
  }

  /** Throws not-found, also for the kit of another person. */
  async function findOwn(tx: TenantTx, { id: userId }: Pick<Person, 'id'>, id: string): Promise<store.KitRow> {
    const row = await store.findKit(tx, userId, id)
    if (!row) throw new AppError('not-found')
    return row
  }
}

/** Returns the current state of a kit; undefined once it was deleted. */
export async function findCurrentKit(tx: TenantTx, userId: string, id: string): Promise<DrawnBrandKit | undefined> {
  const row = await store.findKit(tx, userId, id)
  return row && drawnKit(row)
}

function refuseTaken(kits: readonly store.KitRow[], name: string): void {
  if (kits.some((kit) => kit.name.toLowerCase() === name.toLowerCase())) throw new AppError('brand-kit-name-taken')
}

function view(row: store.KitRow): BrandKit {
  return {
    ...storedDesign(row.design),
    id: row.id,
    logoUrl: row.logo_id && kitLogoUrl(row.logo_id),
    isDefault: row.is_default,
    updatedAt: row.updated_at.toISOString(),
  }
}
