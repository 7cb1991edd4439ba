import type { Handlers } from '../../../platform/http/register.ts'
import type { ScriptVersions } from '../versions/service.ts'
import type { Tools } from './service.ts'

type ToolCalls =
  | 'GET /api/script-tools'
  | 'POST /api/optimize-script'
  | 'POST /api/translate-script'
  | 'POST /api/translate-script/batch'
  | 'GET /api/scripts/:id/versions'

export function toolsRoutes(tools: Tools, versions: ScriptVersions): Pick<Handlers<'scripts'>, ToolCalls> {
  return {
    'GET /api/script-tools': async () => tools.known(),
    'POST /api/optimize-script': async ({ tenant, person, body }) => tools.optimize(tenant, person, body),
    'POST /api/translate-script': async ({ person, body, request, reply }) => {
      const answer = await tools.translate(person, body)
      if (request.headers.accept !== 'text/plain') return answer
      reply.type('text/plain; charset=utf-8')
      return answer.translatedScript
    },
    'POST /api/translate-script/batch': async ({ person, body }) => ({
      translations: await tools.translateAll(person, body.script, body.languages, body.from),
    }),
    'GET /api/scripts/:id/versions': async ({ person, params }) => versions.list(person, params.id),
  }
}
