import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PriceList, Words } from '@vitrine/contract/api'
import { z } from 'zod'
import type { Db } from '../../platform/db/open.ts'
import { newId } from '../../platform/ids.ts'
import { Colours, TenantSettings } from './service.ts'
import * as store from './store.ts'

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
  words: Words
  prices: PriceList
  logoSvg: string
}

/** Reads every folder below `path` that holds a tenant.json. Throws with the file's name when one is wrong. */
export function readTenantFolders(path: string): TenantFolder[] {
  const slugs = readdirSync(path).filter((name) => existsSync(join(path, name, 'tenant.json')))
  return slugs.sort().map((slug) => ({
    slug,
    ...read(join(path, slug, 'tenant.json'), TenantFile),
    words: read(join(path, slug, 'words.json'), Words),
    prices: read(join(path, slug, 'prices.json'), PriceList),
    logoSvg: readFileSync(join(path, slug, 'logo.svg'), 'utf8'),
  }))
}

/** Writes a folder's tenant into the database, where it rules from then on. A tenant that is there already is left alone. */
export async function loadTenant(db: Db, folder: TenantFolder): Promise<void> {
  const id = newId()
  const { slug, name, kind, vertical, plan, settings } = folder
  await db.asSystem('a tenant comes into being', async (tx) => {
    if (!(await store.insertTenant(tx, { id, slug, name, kind, vertical, plan, settings }))) return
    await store.insertBrand(tx, id, { ...folder.brand, logoSvg: folder.logoSvg, words: folder.words })
    await store.insertPriceList(tx, { tenantId: id, id: newId(), list: folder.prices })
  })
}

function read<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`)
  return result.data
}
