import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { openDeps } from './deps.ts'
import { type Features, createFeatures } from './features.ts'
import { readFolderFiles } from './features/tenants/folder-files-service.ts'
import { prepare } from './first-start.ts'
import { AppError } from './platform/app-error.ts'

const USAGE = `Usage: pnpm tenant export <slug> [folder]
       pnpm tenant import <folder> [--slug <slug>] [--owner <email>]

A folder holds the brand, texts, prices and settings of a tenant; people, videos and money stay where they are. An import
makes a new tenant, named after its folder unless --slug says otherwise. The server must not run on the embedded database.`

/** A sentence for the person at the terminal. */
class Refusal extends Error {}

await run().catch((error: unknown) => {
  const isForPeople = error instanceof Refusal || error instanceof ConfigError || error instanceof AppError
  console.error(isForPeople ? error.message : error)
  process.exit(1)
})

async function run(): Promise<void> {
  const options = { slug: { type: 'string' }, owner: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [act, what, folder] = positionals
  if (!what || (act !== 'export' && act !== 'import')) throw new Refusal(USAGE)
  await withFeatures((features) =>
    act === 'export' ? take(features, what, resolve(folder ?? what)) : bring(features, resolve(what), values),
  )
}

async function take({ tenants, tenantFolders }: Features, slug: string, folder: string): Promise<void> {
  const tenant = await tenants.withSlug(slug)
  if (!tenant) throw new Refusal(`There is no tenant "${slug}".`)
  const { files } = await tenantFolders.take(tenant.id)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  console.log(`${slug} stands in ${folder}: ${Object.keys(files).join(', ')}`)
}

async function bring(
  { tenantFolders }: Features,
  folder: string,
  { slug = basename(folder), owner }: { slug?: string | undefined; owner?: string | undefined },
): Promise<void> {
  const wanted = { slug, files: readFolderFiles(folder), ownerEmail: owner }
  const { name, origin } = await tenantFolders.bring({ id: null, address: 'terminal' }, wanted)
  console.log(`${name} is open at ${origin}`)
}

/** An empty database is made ready first, as the first start of the server does it. */
async function withFeatures(work: (features: Features) => Promise<void>): Promise<void> {
  // A server may be rendering in its own folder meanwhile.
  const workFolder = mkdtempSync(join(tmpdir(), 'vitrine-tenant-'))
  const deps = await openDeps(readConfig(), { workFolder })
  try {
    const features = createFeatures(deps)
    await prepare(deps, features)
    await work(features)
  } finally {
    await deps.close()
    rmSync(workFolder, { recursive: true, force: true })
  }
}
