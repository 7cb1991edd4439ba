import type { Handlers } from '../../platform/http/register.ts'
import type { Provenance } from './service.ts'

export function provenanceRoutes(provenance: Provenance): Handlers<'provenance'> {
  return {
    'POST /api/verify/file': async ({ tenant, body }) => provenance.verifyFile(tenant, body.sha256),
    'POST /api/verify/link': async ({ tenant, body }) => provenance.verifyLink(tenant, body.link),
  }
}
