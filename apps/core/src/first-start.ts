import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from './deps.ts'
import type { Features } from './features.ts'
import { AppError } from './platform/errors/app-error.ts'
import { newId } from './platform/ids/ids.ts'
import { stockOf } from './features/avatars/index.ts'
import { type TenantFolder, loadTenant, readBuiltInFolders } from './features/tenants/index.ts'

/** Accounts of a first start are created without a request: no client address, no welcome email. */
const WITHOUT_REQUEST = { isWelcomed: false, address: '' }

interface DemoAccount {
  tenant: string
  role: 'operator' | 'owner' | 'customer'
  username: string
  email: string
  password: string
}

/** Brings the tenants of the folder and, in development, their demo people into the database. Doing it again changes nothing. */
export async function prepare(deps: Deps, features: Features): Promise<void> {
  const folders = builtInFolders(deps)
  for (const folder of folders) await startTenant(deps, features, folder)
  if (deps.config.mode === 'development') await addDemoPeople(deps, features, folders)
}

/** Queues the sample videos of the folder's tenants. The scheduled task plans those of all other tenants. */
export async function planFirstSamples(deps: Pick<Deps, 'config'>, { tenants }: Features): Promise<void> {
  for (const { slug } of builtInFolders(deps)) {
    const tenant = await tenants.withSlug(slug)
    if (tenant) await tenants.samples.plan(tenant)
  }
}

/** The platform's own tenant first: its visitors find sample videos and clips of presenters seconds after the start. */
function builtInFolders({ config }: Pick<Deps, 'config'>): TenantFolder[] {
  const rankOf = ({ slug }: TenantFolder) => (slug === config.platformTenant ? 0 : 1)
  return readBuiltInFolders().toSorted((one, other) => rankOf(one) - rankOf(other))
}

export async function startTenant({ db }: Deps, features: Features, folder: TenantFolder): Promise<void> {
  const { tenants, avatars, branding, email } = features
  if (!(await tenants.withSlug(folder.slug))) {
    const id = newId()
    const putMail = await email.emailFolders.prepareImport(id, folder.mail)
    await loadTenant(db, { id, folder }, async (tx) => {
      await branding.brands.importFromFolder(tx, folder)
      await putMail(tx)
    })
  }
  const tenant = await tenants.withSlug(folder.slug)
  if (tenant) await avatars.avatars.addStock(tenant, stockOf(folder.settings.presenters, tenant.vertical))
}

/** Adds demo accounts. The file is written before the people, so that an interrupted start continues with the passwords in it. */
async function addDemoPeople({ config }: Deps, { tenants, people }: Features, folders: TenantFolder[]): Promise<void> {
  const file = join(config.dataDir, 'demo-accounts.json')
  if (!existsSync(file)) writeWhole(file, JSON.stringify(demoAccounts(folders, config.platformTenant), null, 2))
  for (const account of JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]) {
    const tenant = await tenants.withSlug(account.tenant)
    const displayName = folders.find(({ slug }) => slug === account.tenant)?.people?.[account.role]?.displayName
    if (!tenant || !displayName) continue
    await people
      .open(tenant, { ...account, ...effectiveRole(account.role), displayName }, WITHOUT_REQUEST)
      .catch(ignoreTaken)
  }
}

/** Under another name first: a start that is cut off must not leave half a list behind. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, `${text}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

function demoAccounts(folders: TenantFolder[], platformTenant: string): DemoAccount[] {
  const password = randomBytes(9).toString('base64url')
  return folders.flatMap(({ slug, people }) =>
    (['operator', 'owner', 'customer'] as const).flatMap((role) => {
      const someone = people?.[role]
      const isElsewhere = role === 'operator' && slug !== platformTenant
      return someone && !isElsewhere
        ? [{ tenant: slug, role, username: someone.username, email: someone.email, password }]
        : []
    }),
  )
}

function effectiveRole(role: DemoAccount['role']) {
  if (role === 'operator') return { role: 'operator', memberRole: 'operator' } as const
  return role === 'owner'
    ? ({ role: 'partner', memberRole: 'owner' } as const)
    : ({ role: 'customer', memberRole: 'member' } as const)
}

function ignoreTaken(error: unknown): void {
  const isTaken = error instanceof AppError && (error.code === 'username-taken' || error.code === 'email-taken')
  if (!isTaken) throw error
}
