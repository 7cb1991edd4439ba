import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Logs } from '../../platform/logs/open-logs.ts'
import { measuredRenderer } from '../../platform/metrics/measured.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { codeFolder } from '../../platform/process/code-folder.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import { tracedRenderer } from '../../platform/traces/traced.ts'
import type { Tracer } from '../../platform/traces/tracer.ts'
import type { DocumentRenderer } from '../../ports/document-renderer.ts'
import type { MediaProcessor } from '../../ports/media-processor.ts'
import type { Renderer } from '../../ports/renderer.ts'
import type { SceneRenderer } from '../../ports/scene-renderer.ts'
import type { Screenshotter } from '../../ports/screenshotter.ts'
import type { TextToSpeech } from '../../ports/text-to-speech.ts'
import { createPresenterDocumentRenderer } from '../document-renderer-presenter.ts'
import { createPresenterMediaProcessor } from '../media-processor-presenter.ts'
import { createPresenterRenderer } from '../renderer-presenter.ts'
import { createPresenterSceneRenderer } from '../scene-renderer-presenter.ts'
import { createChromiumScreenshotter } from '../screenshotter-chromium.ts'
import { createPresenterTextToSpeech } from '../text-to-speech-presenter.ts'
import { purgeCodeCache } from './code-cache.ts'

interface Rendering {
  mediaProcessor: MediaProcessor
  renderer: Renderer
  textToSpeech: TextToSpeech
}

interface Drawing {
  documentRenderer: DocumentRenderer
  sceneRenderer: SceneRenderer
}

type RenderingInputs = Pick<Logs, 'onOutput'> & { workFolder: string; metrics: Metrics; tracer: Tracer | undefined }

/** Creates the adapters that render videos, process uploads and speak, each in its own processes. */
export function renderingOf(
  config: Config,
  { workFolder, metrics, onOutput, tracer }: RenderingInputs,
  overrides: Partial<Rendering>,
): Rendering {
  const caches = { atlasFolder: join(config.dataDir, 'atlas'), codeCacheFolder: codeFolder(config.dataDir) }
  purgeCodeCache(caches.codeCacheFolder)
  const engine = { ...caches, onOutput }
  const renderer = overrides.renderer ?? createPresenterRenderer({ concurrency: config.renderConcurrency, ...engine })
  return {
    renderer: tracedRenderer(measuredRenderer(renderer, metrics), tracer),
    mediaProcessor: overrides.mediaProcessor ?? createPresenterMediaProcessor({ workFolder }),
    textToSpeech: overrides.textToSpeech ?? createPresenterTextToSpeech(engine),
  }
}

/** Creates the adapters that draw documents and stills, each in its own process. */
export function drawingOf(
  { threads, workFolder }: { threads: ThreadPool; workFolder: string },
  { sceneRenderer = createPresenterSceneRenderer({ threads, workFolder }) }: Partial<Pick<Drawing, 'sceneRenderer'>>,
): Drawing {
  return { documentRenderer: createPresenterDocumentRenderer({ workFolder }), sceneRenderer }
}

/** Returns what takes pictures of web pages; null where no browser is configured. */
export function screenshotterOf({ chromium }: Config, workFolder: string): Screenshotter | null {
  return chromium ? createChromiumScreenshotter({ ...chromium, workFolder }) : null
}
