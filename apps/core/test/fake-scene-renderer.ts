import { writeFile } from 'node:fs/promises'
import { createPresenterSceneRenderer } from '../src/adapters/scene-renderer-presenter.ts'
import type { ThreadPool } from '../src/platform/thread-pool/thread-pool.ts'
import { RenderError } from '../src/ports/renderer.ts'
import type { SceneRenderer, StagedScene, StillScene, ThumbnailJob } from '../src/ports/scene-renderer.ts'

export interface FakeSceneRenderer extends SceneRenderer {
  /** Every still that it was asked for. */
  stills: { scene: StillScene; staged: StagedScene }[]
  /** Every thumbnail that it was asked for. */
  thumbnails: ThumbnailJob[]
  isMissing: boolean
}

/** Characters for which a fake still has room. */
const CHARACTERS_MAX = 60

/** Plans scenes as the product does, and draws a few bytes at once. A headline has room for 60 characters. */
export function createFakeSceneRenderer(threads: Pick<ThreadPool, 'run'>): FakeSceneRenderer {
  const { plan } = createPresenterSceneRenderer({ threads, workFolder: '' })
  const fake: FakeSceneRenderer = {
    stills: [],
    thumbnails: [],
    isMissing: false,
    plan,
    async textFit(_job, shots) {
      refuseWhereMissing()
      return shots.flatMap(({ texts: { headline = '' } }, shot) =>
        headline.length > CHARACTERS_MAX
          ? [{ shot, name: 'headline', characters: headline.length, fit: CHARACTERS_MAX }]
          : [],
      )
    },
    async draw({ scene, staged }) {
      refuseWhereMissing()
      fake.stills.push({ scene, staged })
      return Buffer.from(`still of ${scene.shot.scene}`)
    },
    async drawThumbnail(job) {
      refuseWhereMissing()
      fake.thumbnails.push(job)
      const { source } = job
      await writeFile(job.outputPath, 'second' in source ? `second ${source.second}` : 'own picture')
    },
    close: async () => {},
  }
  return fake

  function refuseWhereMissing(): void {
    if (fake.isMissing) throw new RenderError('codec-missing', 'Videos can’t be created right now.')
  }
}
