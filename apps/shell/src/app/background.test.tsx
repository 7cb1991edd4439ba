// @vitest-environment happy-dom
import type { Brand, Branding, LiveMessage } from '@vitrine/contract'
import { afterAll, expect, it, vi } from 'vitest'
import { currentBoot } from '../lib/boot/boot.ts'
import { core } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { someBoot } from '../test/some-boot.ts'
import { Background } from './background.tsx'

// Other files of this worker have loaded, and will load, what is replaced here.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const live = vi.hoisted((): { hear: (message: unknown) => void } => ({ hear: () => undefined }))
vi.mock('../lib/live/live.ts', () => ({
  useLive: (handler: (message: unknown) => void) => void (live.hear = handler),
  useLiveState: () => 'open',
}))
vi.mock('../lib/brand/repaint.ts', () => ({ repaint: () => undefined }))

it('keeps the newest brand when the response for an earlier one arrives late', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const answers: ((branding: Branding) => void)[] = []
  core({ 'GET /api/branding': () => new Promise((resolve) => answers.push(resolve)) })
  const brand = (version: number) => ({ ...someBoot().brand, version, sheetUrl: null, logoUrl: '' }) as Brand
  const publish = (version: number) =>
    live.hear({ type: 'brand_update', version, brand: brand(version) } satisfies LiveMessage)
  show(<Background />, { boot: { brand: brand(1) } })

  publish(2)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  publish(3)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.({ ...someBoot(), brand: brand(3) })
  answers[0]?.({ ...someBoot(), brand: brand(2) })
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(currentBoot().brand.version).toBe(3)
})
