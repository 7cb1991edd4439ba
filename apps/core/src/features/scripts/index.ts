import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { SceneRenderer } from '../../ports/scene-renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { TextToSpeech } from '../../ports/text-to-speech.ts'
import type { Translator } from '../../ports/translator.ts'
import type { Writer } from '../../ports/writer.ts'
import type { People } from '../people/index.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { BrandKitsModule } from '../brand-kits/index.ts'
import type { GlossaryModule } from '../glossary/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { VoicesModule } from '../voices/index.ts'
import { createDraftPersonalData } from './drafts/personal-data.ts'
import { createDrafts } from './drafts/service.ts'
import { createEstimates } from './estimates.ts'
import { createMusicSamples } from './music-samples.ts'
import { createPreviews } from './previews.ts'
import { createScripts } from './service.ts'
import { createVoiceSamples } from './voice-samples.ts'
import { createStoryboards } from './storyboards/service.ts'
import { createSceneSources } from './storyboards/sources.ts'
import { createTools } from './tools/service.ts'
import { createScriptVersions } from './versions/service.ts'

export type { DraftPersonalData } from './drafts/personal-data.ts'
export { draftsRoutes } from './drafts/routes.ts'
export { firstSentence } from './first-sentence.ts'
export type { Drafts } from './drafts/service.ts'
export { storyboardsRoutes } from './storyboards/routes.ts'
export { scriptsRoutes } from './routes.ts'
export { estimateForVideo, halfCreditsFor } from './script-tasks.ts'
export { type Scripts, videoSecondsOf } from './service.ts'
export type { ScriptVersions } from './versions/service.ts'

interface Platform {
  db: Db
  threads: Pick<ThreadPool, 'run'>
  textToSpeech: TextToSpeech
  sceneRenderer: SceneRenderer
  storage: Storage
  media: Pick<MediaLinks, 'link'>
  workFolder: string
  writer: Writer
  /** Null where scripts cannot be translated. */
  translator: Translator | null
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  people: People
  avatars: AvatarsModule['avatars']
  brandKits: BrandKitsModule['brandKits']
  glossary: Pick<GlossaryModule, 'glossaryTerms'>
  uploads: Pick<UploadsModule, 'uploads'>
  voices: Pick<VoicesModule, 'voices'>
}

export type ScriptsModule = ReturnType<typeof createScriptsModule>

/** Everything about scripts before a video is made: estimates, drafts, spoken previews, versions and writing tools. */
export function createScriptsModule(platform: Platform, inputs: Inputs) {
  const { people, avatars, brandKits } = inputs
  const { uploads } = inputs.uploads
  const { voices } = inputs.voices
  const { glossaryTerms } = inputs.glossary
  const { sceneRenderer, storage, media, workFolder } = platform
  const { db, threads, textToSpeech, writer, translator, clock, newId, report } = platform
  const scripts = createScripts({ threads })
  const versions = createScriptVersions({ db, people, clock, newId })
  const drafts = createDrafts({ db, people, uploads, clock })
  const sources = createSceneSources({ db, avatars, brandKits, uploads, storage, workFolder })
  return {
    scripts,
    versions,
    estimates: createEstimates({ db, scripts, uploads, voices }),
    drafts,
    storyboards: createStoryboards({ drafts, sources, sceneRenderer, media }),
    previews: createPreviews({ db, avatars, scripts, glossaryTerms, voices, textToSpeech, clock }),
    voiceSamples: createVoiceSamples({ db, avatars, voices, textToSpeech, clock }),
    musicSamples: createMusicSamples({ textToSpeech }),
    tools: createTools({ scripts, versions, glossaryTerms, writer, translator, report }),
    personalData: createDraftPersonalData({ db, voices }),
  }
}
