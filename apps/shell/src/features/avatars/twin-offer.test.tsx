// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { TwinOffer } from './twin-offer.tsx'

it('promises no speaking face where the lips do not move', () => {
  const { container } = show(<TwinOffer usesLipSyncService={false} />)
  expect(container.textContent).toContain('The lips don’t follow the words.')
  expect(container.textContent).not.toMatch(/presents? your/i)
})
