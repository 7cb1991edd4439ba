import { type Deps, createRendererGate } from './deps.ts'
import { createWebhookRecorder } from './features/integrations/index.ts'
import { createWithdrawnFiles } from './features/videos/index.ts'
import { createAudit } from './platform/audit.ts'
import { createEnqueueEmail } from './platform/email/enqueue.ts'
import { createUnknownProxy } from './platform/http/connections/unknown-proxy.ts'
import { createMediaLinks } from './platform/http/files/media.ts'
import { createIdempotency } from './platform/http/requests/idempotency.ts'
import { createShareTokens } from './platform/share-tokens.ts'

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
