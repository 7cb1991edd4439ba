import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import type { Features } from '../features.ts'
import { CliError, endWith } from '../platform/process/cli-error.ts'
import { withFeatures } from './with-features.ts'
import { readFolderFiles } from '../features/tenants/index.ts'

const USAGE = `Usage: npm run tenant -- export <slug> [folder]
       npm run tenant -- import <folder> [--slug <slug>] [--owner <email>]

A folder contains the brand, text, prices and settings of a tenant, but no people, videos or money. An import creates a new
tenant, named after the folder unless you pass --slug. On the embedded database, stop the server first.`

await run().catch(endWith)

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const [act, what, folder] = positionals
  if (values.help) return console.log(USAGE)
  if (!what || (act !== 'export' && act !== 'import')) throw new CliError(USAGE)
  await withFeatures(readConfig(), (features) =>
    act === 'export'
      ? exportTenant(features, what, resolve(folder ?? what))
      : importFolder(features, resolve(what), values),
  )
}

/** Throws a CliError that explains itself where an option is unknown. */
function readArguments() {
  const options = { slug: { type: 'string' }, owner: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

async function exportTenant(
  { tenants, admin: { tenantFolders } }: Features,
  slug: string,
  folder: string,
): Promise<void> {
  const tenant = await tenants.withSlug(slug)
  if (!tenant) throw new CliError(`There is no tenant "${slug}".`)
  const { files } = await tenantFolders.exportFolder(tenant.id)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  console.log(`Exported ${slug} to ${folder}: ${Object.keys(files).join(', ')}`)
}

async function importFolder(
  { admin: { tenantFolders } }: Features,
  folder: string,
  { slug = basename(folder), owner }: { slug?: string | undefined; owner?: string | undefined },
): Promise<void> {
  const wanted = { slug, files: readFolderFiles(folder), ownerEmail: owner }
  const { name, origin } = await tenantFolders.importFolder({ id: null, address: 'terminal' }, wanted)
  console.log(`${name} is live at ${origin}`)
}
