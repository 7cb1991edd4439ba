import type { RenderAttempt, Video } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { listFailedAttempts } from '../renders/index.ts'
import { type VideosModule, findAttempt } from '../videos/index.ts'

interface Deps {
  db: Db
  serializer: Pick<VideosModule['serializer'], 'findOwn'>
}

type AttemptRow = Awaited<ReturnType<typeof listFailedAttempts>>[number]

/** A video of any person of the tenant with the history of its renders, for operators. */
export function createVideoDetails({ db, serializer }: Deps) {
  return { read }

  /** Throws not-found. */
  async function read(
    tenant: Tenant,
    id: string,
  ): Promise<{ video: Video; ownerId: string; attempts: RenderAttempt[] }> {
    return db.inTenant(tenant.id, async (tx) => {
      const current = await findAttempt(tx, id)
      if (!current) throw new AppError('not-found')
      const { status, user_id: ownerId, ...row } = current
      const video = await serializer.findOwn(tx, tenant, { id: ownerId }, id)
      const failed = await listFailedAttempts(tx, id)
      return { video, ownerId, attempts: [...failed.map((one) => serialize(one, 'failed')), serialize(row, status)] }
    })
  }
}

function serialize(row: AttemptRow, status: RenderAttempt['status']): RenderAttempt {
  return {
    attempt: row.attempt,
    status,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    errorCode: row.error_code,
    errorMessage: row.error_message,
  }
}
