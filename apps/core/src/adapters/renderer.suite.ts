import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderJob, Renderer } from '../ports/renderer.ts'

/** Names of the platform, which must not appear in the files of a partner. */
const PLATFORM_NAMES = /vitrine|waymark|keystone/i

const LONG_SCRIPT = 'Every morning begins by the water, and every evening ends at a long table. '.repeat(40)

/** The contract of the port. The test of each adapter calls it. `steer` changes a script so that a fake renders slowly. */
export function rendererSuite(name: string, open: () => Renderer, steer = (script: string) => script): void {
  describe(`renderer ${name}`, () => {
    let renderer: Renderer
    let folder: string
    beforeAll(() => {
      renderer = open()
      folder = mkdtempSync(join(tmpdir(), 'vitrine-renderer-'))
    })
    afterAll(async () => {
      await renderer.close()
      rmSync(folder, { recursive: true, force: true })
    })

    it('writes the video and its poster, and reports progress', async () => {
      const job = jobIn(folder, 'video', 'Welcome to the old harbour.')
      const stages: string[] = []
      const result = await renderer.render(job, { onProgress: (stage) => stages.push(stage), signal: never() })

      expect(result.durationSeconds).toBeGreaterThan(1)
      expect(result.bytes).toBe(statSync(job.outputPath).size)
      expect(existsSync(job.posterPath)).toBe(true)
      expect(stages.length).toBeGreaterThan(0)
    })

    it('writes no product name into video and poster', () => {
      for (const name of ['video.mp4', 'video.jpg'])
        expect([name, PLATFORM_NAMES.exec(readFileSync(join(folder, name), 'latin1'))?.[0]]).toEqual([name, undefined])
    })

    it('converts a video to another container', async () => {
      const inputPath = join(folder, 'video.mp4')
      const hooks = { onProgress: () => {}, signal: never() }
      for (const format of ['mov', 'webm'] as const) {
        const outputPath = join(folder, `video.${format}`)
        const { bytes } = await renderer.exportVideo({ inputPath, outputPath, format }, hooks)

        expect(bytes).toBe(statSync(outputPath).size)
      }
    })

    it('draws the presenter of a video without a background', async () => {
      const job = { ...jobIn(folder, 'alone', 'Welcome to the old harbour.'), videoPath: join(folder, 'video.mp4') }
      const outputPath = join(folder, 'alone.webm')
      const hooks = { onProgress: () => {}, signal: never() }
      const { bytes } = await renderer.drawTransparent({ ...job, outputPath }, hooks)

      expect(bytes).toBe(statSync(outputPath).size)
    })

    it('passes its self-check', async () => {
      expect(await renderer.selfCheck()).toBeUndefined()
    })

    it('rejects a script without words with an error that is not retried', async () => {
      const job = jobIn(folder, 'silent', '!!! ...')
      const refused = await renderer
        .render(job, { onProgress: () => {}, signal: never() })
        .catch((error: unknown) => error)

      expect(refused).toMatchObject({ code: 'nothing-to-say', isLost: false })
      expect(existsSync(job.outputPath)).toBe(false)
    })

    it('stops when the signal is aborted, leaves no file, and renders the next video', async () => {
      const job = jobIn(folder, 'stopped', steer(LONG_SCRIPT))
      const stop = new AbortController()
      const begun = Promise.withResolvers<void>()
      const stopped = renderer.render(job, { onProgress: () => begun.resolve(), signal: stop.signal })
      await begun.promise
      stop.abort()

      await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
      expect(existsSync(job.outputPath)).toBe(false)
      const next = jobIn(folder, 'next', 'And on we go.')
      await renderer.render(next, { onProgress: () => {}, signal: never() })
      expect(existsSync(next.outputPath)).toBe(true)
    })
  })
}

function never(): AbortSignal {
  return new AbortController().signal
}

export function jobIn(folder: string, name: string, script: string): RenderJob {
  return {
    script,
    language: 'en',
    presenterId: 'maya',
    presenterName: 'Maya',
    title: 'A video',
    place: '',
    facts: {},
    vertical: 'tourism',
    brand: { name: 'Blue Coast', primary: '#0b6e69', secondary: '#27406b', accent: '#f2a541', logoSvg: '<svg/>' },
    look: VideoLook.parse({ definition: '720p' }),
    sound: VideoSound.parse({}),
    outputPath: join(folder, `${name}.mp4`),
    posterPath: join(folder, `${name}.jpg`),
  }
}
