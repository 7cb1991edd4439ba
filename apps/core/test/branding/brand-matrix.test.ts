import type { BrandDesign } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type BrandScene,
  type SurfaceName,
  openBrandScene,
  publish,
  publishedDesign,
  snapshot,
  surfaces,
} from '../scenes/brand-scene.ts'
import { uploadLogo } from '../logos.ts'

let scene: BrandScene
let design: BrandDesign
let before: Record<SurfaceName, string>
let logoIds: { logoId: string; darkLogoId: string }

beforeAll(async () => {
  scene = await openBrandScene()
  logoIds = { logoId: await square('#aa3322'), darkLogoId: await square('#ffeecc') }
  design = await publishedDesign(scene.owner)
  before = await snapshot(scene)
})
afterAll(() => scene.test.close())

async function square(background: string): Promise<string> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background } })
  return uploadLogo(scene.owner, await picture.png().toBuffer())
}

const words = (patch: object) => ({ words: { ...design.words, en: { ...design.words.en, ...patch } } })
const legal = (patch: object) => ({ legal: { ...design.legal, ...patch } })
const video = (patch: Partial<BrandDesign['video']>) => ({ video: { ...design.video, ...patch } })
const colours = (patch: object) => ({ colours: { ...design.colours, ...patch } })

const changes: Record<string, () => Partial<BrandDesign>> = {
  companyName: () => ({ companyName: 'Silver Bay' }),
  'colours.primary': () => colours({ primary: '#8a1c4a' }),
  'colours.secondary': () => colours({ secondary: '#335544' }),
  'colours.accent': () => colours({ accent: '#ff7755' }),
  fontFamily: () => ({ fontFamily: 'Lato' }),
  logoId: () => ({ logoId: logoIds.logoId }),
  darkLogoId: () => ({ darkLogoId: logoIds.darkLogoId }),
  customCss: () => ({ customCss: '.t-card { border-radius: 3px }' }),
  words: () => words({ promise: 'A bay of one’s own.', promiseDetail: 'Told by somebody who lives there.' }),
  presenters: () => ({ presenters: ['amina', 'tom', 'maya'] }),
  'video.openingLine': () => video({ openingLine: 'Since 1987' }),
  'video.closingLine': () => video({ closingLine: 'Come by' }),
  'video.onCustomerVideos': () => video({ onCustomerVideos: 'nothing' }),
  'video.aiLabel': () => video({ aiLabel: 'every-video' }),
  'legal.companyName': () => legal({ companyName: 'Silver Bay Holdings Ltd' }),
  'legal.address': () => legal({ address: '9 Quay Street, Poole' }),
  'legal.registration': () => legal({ registration: 'No. 4711' }),
  'legal.governingLaw': () => legal({ governingLaw: 'Portugal' }),
  salesEmail: () => ({ salesEmail: 'deals@silver.example' }),
  supportEmail: () => ({ supportEmail: 'care@silver.example' }),
  footer: () => ({ footer: { ...design.footer, credit: { name: 'Silver Studio', url: 'https://studio.example' } } }),
}

/**
 * The pages and files in which each field is seen (x) or not (-). An icon has no letters; a partner's style
 * sheet does not reach sign-in pages, emails, documents and videos.
 */
const MATRIX = `
                   landing legal sign-in data email  share invoice favicon picture home video
companyName           x      x      x     x     x      x      x       -       x      x    x
colours.primary       x      x      x     x     x      x      x       -       x      x    x
colours.secondary     x      x      x     x     -      x      -       -       x      -    x
colours.accent        x      x      x     x     x      x      -       -       x      -    x
fontFamily            x      x      x     x     x      x      x       -       x      -    x
logoId                x      x      x     x     x      x      x       x       x      -    x
darkLogoId            x      x      -     x     -      x      -       -       -      -    -
customCss             x      x      -     x     -      -      -       -       -      -    -
words                 x      x      x     x     -      -      -       -       x      -    -
presenters            x      -      -     x     -      -      -       -       x      -    -
video.openingLine     -      -      -     -     -      -      -       -       -      -    x
video.closingLine     -      -      -     -     -      -      -       -       -      -    x
video.onCustomerVideos -     -      -       -     -      -      -       -       -      -    -
video.aiLabel         -      -      -     x     -      -      -       -       -      -    x
legal.companyName     -      x      -     x     x      -      x       -       -      -    -
legal.address         -      x      -     x     x      -      x       -       -      -    -
legal.registration    -      x      -     x     x      -      x       -       -      -    -
legal.governingLaw    -      x      -     x     -      -      -       -       -      -    -
salesEmail            x      x      -     x     -      -      -       -       -      -    -
supportEmail          x      x      -     x     x      -      x       -       -      -    -
footer                x      x      -     x     -      -      -       -       -      -    -`

const names = Object.keys(surfaces) as SurfaceName[]
const rows = MATRIX.trim()
  .split('\n')
  .slice(1)
  .map((row) => row.trim().split(/\s+/))
  .map(([field = '', ...cells]) => [field, cells] as const)

it.each(rows)('changing %s affects the expected surfaces only', async (field, cells) => {
  await publish(scene.owner, { ...design, ...changes[field]?.() })
  const now = await snapshot(scene)
  const seen = (isSeen: (name: SurfaceName, index: number) => boolean) => names.filter(isSeen)

  expect(seen((name) => now[name] !== before[name])).toEqual(seen((_, index) => cells[index] === 'x'))
})

it('the table covers every design field and every surface', () => {
  const parts = ['colours', 'video', 'legal'] as const
  const isWhole = (name: string) => !parts.some((part) => part === name)
  const fields = Object.keys(design).filter(isWhole)
  const inner = parts.flatMap((part) => Object.keys(design[part]).map((name) => `${part}.${name}`))

  expect(rows.map(([field]) => field).toSorted()).toEqual([...fields, ...inner].toSorted())
  expect(rows.map(([, cells]) => cells.length)).toEqual(rows.map(() => names.length))
})

it('a restored brand is the same everywhere', async () => {
  await publish(scene.owner, design)

  expect(await snapshot(scene)).toEqual(before)
})
