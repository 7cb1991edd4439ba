import type { Deps } from './deps.ts'
import { createWebhookRecorder } from './features/integrations/index.ts'
import { createWithdrawnFiles } from './features/videos/index.ts'
import { AppError } from './platform/errors/app-error.ts'
import { createAudit } from './platform/audit/audit.ts'
import { createEnqueueEmail } from './platform/email/enqueue.ts'
import { createUnknownProxy } from './platform/http/connections/unknown-proxy.ts'
import { createMediaLinks } from './platform/http/files/media.ts'
import { createIdempotency } from './platform/http/requests/idempotency.ts'
import { createShareTokens } from './platform/tokens/share-tokens.ts'

export type SharedServices = ReturnType<typeof createSharedServices>

/** Creates what several features use and none of them is. */
export function createSharedServices(deps: Deps) {
  const { db, queue, storage, clock, newId, warn } = deps
  const { secretKey, isProxyKnown } = deps.config
  return {
    audit: createAudit({ newId }),
    media: createMediaLinks({ storage, secretKey, clock, isWithdrawn: createWithdrawnFiles(db) }),
    shareTokens: createShareTokens(secretKey),
    enqueueEmail: createEnqueueEmail(queue),
    recordWebhookEvent: createWebhookRecorder({ clock, newId }),
    needRenderer: createRendererGate(deps),
    idempotency: createIdempotency(deps),
    unknownProxy: createUnknownProxy({ isProxyKnown, warn }),
  }
}

/**
 * Returns a check that throws renderer-missing where no videos can be made. A node that only serves the web cannot tell what
 * the workers have.
 */
function createRendererGate({ config, renderer }: Deps) {
  return async () => {
    if (config.role !== 'web' && (await renderer.selfCheck()) !== undefined) throw new AppError('renderer-missing')
  }
}
