import { BrandVideo, VideoLook } from '@vitrine/contract/api'
import { expect, it } from 'vitest'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { labelledLook } from './ai-label.ts'
import { appearanceOf } from './brand/appearance.ts'

const brand = { companyName: 'Silver Bay', colours: {}, fontFamily: 'Inter', logoSvg: '<svg/>' } as Tenant['brand']
const siteWith = (video: Partial<BrandVideo>) => ({
  brand,
  vertical: 'tourism' as const,
  settings: { video: BrandVideo.parse(video) } as Tenant['settings'],
})

it('a site labels every video, or leaves it to its people', () => {
  const [on, off] = [VideoLook.parse({ aiLabel: true }), VideoLook.parse({})]
  const labelOf = (video: Partial<BrandVideo>, look: VideoLook) => labelledLook(siteWith(video), look).aiLabel

  expect([labelOf({}, on), labelOf({}, off)]).toEqual([true, false])
  expect([labelOf({ aiLabel: 'every-video' }, on), labelOf({ aiLabel: 'every-video' }, off)]).toEqual([true, true])
})

it('a finished video without the label is outdated once every video has it', () => {
  expect(appearanceOf(siteWith({ aiLabel: 'every-video' }))).not.toBe(appearanceOf(siteWith({})))
})
