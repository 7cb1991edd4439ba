import { MusicMood } from '@vitrine/contract/api'
import { ownerOf } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { DraftKey } from './drafts/routes.ts'
import type { StoryboardKey } from './storyboards/routes.ts'
import type { Estimates } from './estimates.ts'
import type { MusicSamples } from './music-samples.ts'
import type { Previews } from './previews.ts'
import { toolsRoutes } from './tools/routes.ts'
import type { Tools } from './tools/service.ts'
import type { VoiceSamples } from './voice-samples.ts'
import type { ScriptVersions } from './versions/service.ts'

interface Services {
  estimates: Estimates
  previews: Previews
  voiceSamples: VoiceSamples
  musicSamples: MusicSamples
  tools: Tools
  versions: ScriptVersions
}

/** Private, since presenters differ between people, and music between sites. */
const SAMPLE_CACHE = 'private, max-age=86400'

export function scriptsRoutes({
  estimates,
  previews,
  voiceSamples,
  musicSamples,
  tools,
  versions,
}: Services): Omit<Handlers<'scripts'>, DraftKey | StoryboardKey> {
  return {
    ...toolsRoutes(tools, versions),
    'POST /api/estimate-script': async ({ person, body }) => estimates.estimate(person, body),
    'POST /api/preview-speech': async ({ tenant, person, body }) =>
      previews.speak(person, { ...body, fontFamily: tenant.brand.fontFamily }),
    'GET /api/voices/:voice/sample': async ({ tenant, person, params, query, reply }) => {
      const file = await voiceSamples.speak(tenant, person, { ...params, ...query })
      return reply.type('audio/wav').header('cache-control', SAMPLE_CACHE).send(file)
    },
    'GET /api/music/:mood': async ({ tenant, person, params, reply }) => {
      const file = await musicSamples.play(tenant, MusicMood.parse(params.mood), ownerOf(person))
      return reply.type('audio/wav').header('cache-control', SAMPLE_CACHE).send(file)
    },
  }
}
