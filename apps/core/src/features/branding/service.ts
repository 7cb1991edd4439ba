import type { BrandDesign, BrandDraft, BrandVersion, SeenDraft } from '@vitrine/contract'
import { presenters } from '@vitrine/presenter/people'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishBrandUpdate } from '../../platform/events/tenant-change.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import { designOf, keptDesign, settingsOf } from './design.ts'
import { type StyleSheets, logoUrl, sheetUrl } from './style-sheets.ts'
import * as store from './store.ts'
import { type Tenants, lockBrand, mergeSettings, replaceBrand } from '../tenants/index.ts'

/** Older versions are deleted, so that publishing fills nothing. */
const VERSIONS_KEPT = 50

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  events: Pick<Events, 'publish'>
  audit: Audit
  sheets: StyleSheets
  clock: Clock
  newId: () => string
}

/** The published brand with its version. */
interface Current {
  version: number
  design: BrandDesign
  sheetHash: string | null
}

export type Brands = ReturnType<typeof createBrands>

/** The brand of a tenant: one draft for the team, and versions that are never changed. */
export function createBrands({ db, tenants, events, audit, sheets, clock, newId }: Deps) {
  return { read, readDraft, saveDraft, publish, change, importFromFolder, exportForFolder, rollback, versions }

  async function read(tenantId: string): Promise<Current> {
    return db.inTenant(tenantId, current)
  }

  async function readDraft(tenantId: string): Promise<BrandDraft> {
    return db.inTenant(tenantId, async (tx) => draftView(tx, await current(tx)))
  }

  /** Throws logo-unknown, avatar-unknown, and brand-draft-changed where `seen` is not the current draft. */
  async function saveDraft(person: Person, design: BrandDesign, seen?: SeenDraft): Promise<BrandDraft> {
    await sheets.prepare(ownerOf(person), design.customCss)
    return db.inTenant(person.tenantId, async (tx) => {
      const published = await current(tx)
      if (seen) await refuseUnseen(tx, published, seen)
      await refuseUnknown(tx, design)
      const draft = { basedOn: published.version, design, at: clock.now(), by: person.id }
      const isNew = await store.saveDraft(tx, draft)
      if (isNew) await audit(tx, person, 'brand-drafted', { subject: person.tenantId })
      return draftView(tx, published)
    })
  }

  /** Throws no-draft, and brand-changed when another version was published since the one that was seen. */
  async function publish(person: Person, basedOn: number): Promise<BrandDraft> {
    return publishing(person, async (tx) => {
      const published = await current(tx)
      const draft = await store.findDraft(tx)
      if (!draft) throw new AppError('no-draft')
      if (basedOn !== published.version) throw new AppError('brand-changed')
      return save(tx, person, published, keptDesign(draft.design))
    })
  }

  /** Changes a part of the published brand at once. A draft stays unchanged. Throws logo-unknown. */
  async function change(person: Person, changed: Partial<BrandDesign>): Promise<Current> {
    await sheets.prepare(ownerOf(person), changed.customCss ?? '')
    return publishing(person, async (tx) => {
      const published = await current(tx)
      const design = { ...published.design, ...changed }
      await refuseUnknown(tx, design)
      await save(tx, person, published, design, { keepsDraft: true })
      return current(tx)
    })
  }

  /** Returns the parts of the published brand for a folder, besides name, colours and logo. */
  async function exportForFolder(tenantId: string): Promise<{ customCss: string; logoDarkSvg: string | null }> {
    return db.inTenant(tenantId, async (tx) => {
      const { design } = await current(tx)
      return { customCss: design.customCss, logoDarkSvg: (await logosOf(tx, design)).logoDarkSvg }
    })
  }

  /** Applies the branding of a folder on top of the initial brand. */
  async function importFromFolder(
    tx: TenantTx,
    { customCss, logoDarkSvg }: { customCss: string; logoDarkSvg: string | null },
  ) {
    if (customCss === '' && logoDarkSvg === null) return
    const begun = await current(tx)
    const darkLogoId = logoDarkSvg === null ? null : newId()
    if (darkLogoId) await store.insertLogo(tx, darkLogoId, { svg: logoDarkSvg ?? '', rasterSvg: null })
    const design = { ...begun.design, customCss, darkLogoId }
    const replacement = { ...design, version: begun.version + 1, ...(await logosOf(tx, design)), at: clock.now() }
    await replaceBrand(tx, {
      ...replacement,
      sheetHash: (await sheets.storeSheet(tx, customCss, begun.sheetHash)).hash,
    })
    await store.insertVersion(tx, { version: replacement.version, design, at: replacement.at, by: null })
  }

  /** Throws not-found. */
  async function rollback(person: Person, version: number): Promise<BrandDraft> {
    return publishing(person, async (tx) => {
      const published = await current(tx)
      const earlier = await store.findVersion(tx, version)
      if (!earlier) throw new AppError('not-found')
      await audit(tx, person, 'brand-rolled-back', { subject: person.tenantId, detail: { to: version } })
      return save(tx, person, published, keptDesign(earlier.design))
    })
  }

  /** Notifies other nodes. On this node the next request already sees the published version. */
  async function publishing<T>({ tenantId }: Person, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    const answer = await db.inTenant(tenantId, work)
    tenants.drop(tenantId)
    return answer
  }

  async function versions(tenantId: string): Promise<BrandVersion[]> {
    const rows = await db.inTenant(tenantId, async (tx) => {
      await current(tx)
      return store.listVersions(tx, VERSIONS_KEPT)
    })
    return rows.map(({ version, design, published_at, username }, index) => ({
      version,
      companyName: (design as BrandDesign).companyName,
      colours: (design as BrandDesign).colours,
      publishedAt: published_at?.toISOString() ?? null,
      publishedBy: username,
      isCurrent: index === 0,
    }))
  }

  /** Returns the published version. A site's initial brand becomes a version at the first call. */
  async function current(tx: TenantTx): Promise<Current> {
    const brand = await lockBrand(tx)
    const { version, stylesheet_hash: sheetHash } = brand
    const known = await store.findVersion(tx, version)
    if (known) return { version, design: keptDesign(known.design), sheetHash }
    const logoId = newId()
    await store.insertLogo(tx, logoId, { svg: brand.logo_svg ?? '', rasterSvg: brand.logo_raster_svg })
    const design = designOf(brand, logoId)
    await store.insertVersion(tx, { version, design, at: null, by: null })
    return { version, design, sheetHash }
  }

  async function save(
    tx: TenantTx,
    person: Person,
    published: Current,
    design: BrandDesign,
    { keepsDraft = false } = {},
  ): Promise<BrandDraft> {
    const version = published.version + 1
    const logos = await logosOf(tx, design)
    const { hash } = await sheets.storeSheet(tx, design.customCss, published.sheetHash)
    await replaceBrand(tx, { ...design, version, ...logos, sheetHash: hash, at: clock.now() })
    await mergeSettings(tx, settingsOf(design))
    await store.insertVersion(tx, { version, design, at: clock.now(), by: person.id })
    await store.deleteOldVersions(tx, VERSIONS_KEPT)
    if (!keepsDraft) await store.deleteDraft(tx)
    await audit(tx, person, 'brand-published', { subject: person.tenantId, detail: { version } })
    await publishBrandUpdate(events, tx, version)
    return draftView(tx, { version, design, sheetHash: hash })
  }

  async function draftView(tx: TenantTx, published: Current): Promise<BrandDraft> {
    const draft = await store.findDraft(tx)
    const design = draft ? keptDesign(draft.design) : published.design
    const { hash, faults } = await sheets.storeSheet(tx, design.customCss, published.sheetHash)
    return {
      design,
      basedOn: draft?.based_on ?? published.version,
      publishedVersion: published.version,
      savedAt: draft?.saved_at.toISOString() ?? null,
      logoUrl: logoUrl(design.logoId),
      sheetUrl: sheetUrl(hash),
      cssFaults: faults,
    }
  }

  async function refuseUnseen(tx: TenantTx, { version }: Current, seen: SeenDraft): Promise<void> {
    const draft = await store.findDraft(tx)
    const savedAt = draft?.saved_at.toISOString() ?? null
    if (version !== seen.publishedVersion || savedAt !== seen.savedAt) throw new AppError('brand-draft-changed')
  }

  async function refuseUnknown(tx: TenantTx, design: BrandDesign): Promise<void> {
    await logosOf(tx, design)
    const isKnown = (id: string) => presenters.some((presenter) => presenter.id === id)
    if (!design.presenters.every(isKnown)) throw new AppError('avatar-unknown')
  }
}

/** Throws logo-unknown. */
export async function logosOf(tx: TenantTx, { logoId, darkLogoId }: BrandDesign) {
  const logo = await store.findLogo(tx, logoId)
  const darkLogo = darkLogoId === null ? null : await store.findLogo(tx, darkLogoId)
  if (logo === undefined || darkLogo === undefined) throw new AppError('logo-unknown')
  return { logoSvg: logo.svg, logoRasterSvg: logo.rasterSvg, logoDarkSvg: darkLogo && darkLogo.svg }
}
