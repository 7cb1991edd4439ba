import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@vitrine/contract'
import { PriceList, WordPacks } from '@vitrine/contract/api'
import { z } from 'zod'
import type { Db, SystemTx } from '../../platform/db/open.ts'
import { newId } from '../../platform/ids.ts'
import { Colours, TenantSettings } from './service.ts'
import * as store from './store.ts'

const HOUSE_FOLDERS = fileURLToPath(new URL('../../../../../tenants', import.meta.url))

const Someone = z.object({ username: z.string(), displayName: z.string(), email: z.email() })

const TenantFile = z.object({
  name: z.string(),
  kind: z.enum(['flagship', 'partner']),
  vertical: z.enum(['tourism', 'property']),
  plan: z.string().nullable(),
  settings: TenantSettings,
  brand: z.object({ companyName: z.string(), colours: Colours, fontFamily: z.string() }),
  /** Who gets an account on a first start in development. */
  people: z.object({ operator: Someone.optional(), owner: Someone, customer: Someone }),
})

export type TenantFolder = z.output<typeof TenantFile> & {
  slug: string
  words: WordPacks
  prices: PriceList
  logoSvg: string
}

/** The tenants that the house comes with. */
export function readHouseFolders(): TenantFolder[] {
  return readTenantFolders(HOUSE_FOLDERS)
}

/** Reads every folder below `path` that holds a tenant.json. Throws with the file's name when one is wrong. */
function readTenantFolders(path: string): TenantFolder[] {
  const slugs = readdirSync(path).filter((name) => existsSync(join(path, name, 'tenant.json')))
  return slugs.sort().map((slug) => ({
    slug,
    ...read(join(path, slug, 'tenant.json'), TenantFile),
    words: readWords(join(path, slug)),
    prices: read(join(path, slug, 'prices.json'), PriceList),
    logoSvg: readFileSync(join(path, slug, 'logo.svg'), 'utf8'),
  }))
}

/** Writes a folder's tenant into the database, where it rules from then on. A tenant that is there already is left alone. */
export async function loadTenant(db: Db, folder: TenantFolder): Promise<void> {
  const id = newId()
  const { slug, name, kind, vertical, plan, settings } = folder
  const status = 'active'
  await db.asSystem('a tenant comes into being', (tx) =>
    insertFolder(tx, { id, slug, name, kind, vertical, plan, status, settings }, folder),
  )
}

/** Answers false when the slug is taken. */
export async function insertFolder(
  tx: SystemTx,
  tenant: store.NewTenant,
  { brand, logoSvg, words, prices }: Pick<TenantFolder, 'brand' | 'logoSvg' | 'words' | 'prices'>,
): Promise<boolean> {
  if (!(await store.insertTenant(tx, tenant))) return false
  await store.insertBrand(tx, tenant.id, { ...brand, logoSvg, words })
  await store.insertPriceList(tx, { tenantId: tenant.id, id: newId(), list: prices })
  return true
}

/** `words.json` is the English pack; the others are `words.es.json` and so on, as many as there are. */
function readWords(folder: string): WordPacks {
  const files = languages.map(({ code }) => [code, join(folder, code === 'en' ? 'words.json' : `words.${code}.json`)])
  const found = files.filter(([code, file = '']) => code === 'en' || existsSync(file))
  const packs = found.map(([code, file = '']) => [code, JSON.parse(readFileSync(file, 'utf8'))])
  return check(folder, Object.fromEntries(packs), WordPacks)
}

function read<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  return check(file, JSON.parse(readFileSync(file, 'utf8')), schema)
}

function check<S extends z.ZodType>(file: string, value: unknown, schema: S): z.output<S> {
  const result = schema.safeParse(value)
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`)
  return result.data
}
