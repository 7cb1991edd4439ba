import type { Handlers } from '../../platform/http/register.ts'
import type { Scripts } from './service.ts'

export function scriptsRoutes(scripts: Scripts): Handlers<'scripts'> {
  return {
    'POST /api/estimate-script': async ({ body }) => {
      const { words, seconds, halfCredits } = scripts.estimate(body.script, body.language)
      return { wordCount: words, duration: Math.round((seconds / 60) * 100) / 100, creditsNeeded: halfCredits / 2 }
    },
  }
}
