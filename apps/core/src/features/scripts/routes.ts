import type { Handlers } from '../../platform/http/register.ts'
import type { DraftKey } from './drafts/routes.ts'
import type { Estimates } from './estimate-service.ts'
import type { Previews } from './preview-service.ts'
import { toolsRoutes } from './tools/routes.ts'
import type { Tools } from './tools/service.ts'
import type { ScriptVersions } from './versions/service.ts'

interface Rooms {
  estimates: Estimates
  previews: Previews
  tools: Tools
  versions: ScriptVersions
}

export function scriptsRoutes({ estimates, previews, tools, versions }: Rooms): Omit<Handlers<'scripts'>, DraftKey> {
  return {
    ...toolsRoutes(tools, versions),
    'POST /api/estimate-script': async ({ person, body }) => estimates.estimate(person, body),
    'POST /api/preview-speech': async ({ tenant, person, body }) =>
      previews.speak(person, { ...body, fontFamily: tenant.brand.fontFamily }),
  }
}
