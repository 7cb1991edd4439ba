import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ShareScene, openShareScene } from '../scenes/share-scene.ts'

let scene: ShareScene

beforeAll(async () => {
  scene = await openShareScene()
})
afterAll(() => scene.test.close())

it('an end before the opening is refused, also when only one of the two times changes', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const both = await scene.change({ heldUntil: at(2), expiresAt: at(1) })
  await scene.change({ heldUntil: at(2) })
  const one = await scene.change({ expiresAt: at(1) })
  await scene.change({ heldUntil: null })

  for (const { status, body: answer } of [both, one]) {
    expect([status, answer]).toEqual([
      422,
      expect.objectContaining({ fields: [expect.objectContaining({ field: 'expiresAt' })] }),
    ])
  }
})

it('a scheduled page shows when it opens, and nothing else before', async () => {
  const opens = new Date(Date.now() + 3_600_000)
  await scene.change({ heldUntil: opens.toISOString() })
  const { shareUrl } = await scene.share()
  const held = await scene.viewer.open(shareUrl ?? '')
  const file = await scene.viewer.open(`${shareUrl}/files/video.mp4`)
  scene.clock.aheadMs = 3_601_000

  expect(held.body).toContain(opens.toISOString())
  for (const secret of ['Old harbour', 'Come at nine', 'files/video']) expect(held.body).not.toContain(secret)
  expect([held.status, file.status]).toEqual([200, 404])
  expect((await scene.viewer.open(shareUrl ?? '')).body).toContain('Come at nine')
})
