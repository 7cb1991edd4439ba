import type { Handlers } from '../../platform/http/register.ts'
import type { DraftKey } from './drafts/routes.ts'
import type { LinkedDraftKey } from './from-link/routes.ts'
import type { Estimates } from './estimates.ts'
import type { Previews } from './previews.ts'
import { toolsRoutes } from './tools/routes.ts'
import type { Tools } from './tools/service.ts'
import type { ScriptVersions } from './versions/service.ts'

interface Services {
  estimates: Estimates
  previews: Previews
  tools: Tools
  versions: ScriptVersions
}

export function scriptsRoutes({
  estimates,
  previews,
  tools,
  versions,
}: Services): Omit<Handlers<'scripts'>, DraftKey | LinkedDraftKey> {
  return {
    ...toolsRoutes(tools, versions),
    'POST /api/estimate-script': async ({ person, body }) => estimates.estimate(person, body),
    'POST /api/preview-speech': async ({ tenant, person, body }) =>
      previews.speak(person, { ...body, fontFamily: tenant.brand.fontFamily }),
  }
}
