import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { logoPolicy } from '../../platform/pictures/logos/logo-policy.ts'
import type { Handler } from '../../platform/http/register.ts'
import * as store from './store.ts'

const SHEET = /^([0-9a-f]{32})\.css$/
const LOGO = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.svg$/

/**
 * Serves logos and style sheets of the host's tenant. Their names depend on their content, so browsers may cache them for ever.
 */
export function createThemeFiles(db: Db): Handler<'GET /theme/:file'> {
  return async ({ tenant, params: { file }, reply }) => {
    const [hash, id] = [SHEET.exec(file)?.[1], LOGO.exec(file)?.[1]]
    if (!hash && !id) throw new AppError('not-found')
    const text = await db.inTenant(tenant.id, (tx) => (hash ? store.findSheet(tx, hash) : shownLogo(tx, id ?? '')))
    if (text === undefined) throw new AppError('not-found')
    return reply
      .type(hash ? 'text/css; charset=utf-8' : 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', logoPolicy(text))
      .send(text)
  }
}

async function shownLogo(tx: TenantTx, id: string): Promise<string | undefined> {
  return (await store.findLogo(tx, id))?.svg
}
