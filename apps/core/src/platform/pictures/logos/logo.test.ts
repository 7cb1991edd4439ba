import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { readFoundLogo, readLogo } from './logo.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const NESTED = `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
  .join('')}]><svg ${XMLNS} width="9" height="9"><text>&h;</text></svg>`

const folder = mkdtempSync(join(tmpdir(), 'vitrine-logos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PATH = join(folder, 'logo.json')
const OWNER = { tenantId: 'a', personId: 'ana' }
const read = (drawing: string) => readLogo(Buffer.from(drawing), PATH, OWNER)
const inside = (parts: string) => read(`<svg ${XMLNS} viewBox="0 0 24 24">${parts}<path d="M2 2h20v20H2z"/></svg>`)

it('a vector logo stays one, with a raster copy as large as the largest icon', async () => {
  const { svg, rasterSvg } = await read(`<svg ${XMLNS} viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>`)

  expect(svg).toBe(`<svg ${XMLNS} viewBox="0 0 24 24" width="24" height="24"><path d="M2 2h20v20H2z"></path></svg>`)
  expect(rasterSvg).toContain('width="512" height="512"')
})

it('the raster copy of a wide logo fits the widest place that shows it', async () => {
  const { rasterSvg } = await read(`<svg ${XMLNS} viewBox="0 0 480 48"><path d="M2 2h470v40H2z"/></svg>`)

  expect(rasterSvg).toContain('width="960" height="96"')
})

it('gradients, styles, masks and reused parts of drawing programs are kept', async () => {
  const { svg } = await inside(
    [
      '<defs><style>.a{fill:url(#g);mix-blend-mode:multiply}.b{clip-path:url(#c)}</style>',
      '<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="24"><stop stop-color="#f00"/></linearGradient>',
      '<clipPath id="c"><circle cx="9" cy="9" r="9"/></clipPath><g id="leaf"><path class="a" d="M1 1h9v9z"/></g></defs>',
      '<use xlink:href="#leaf" xmlns:xlink="http://www.w3.org/1999/xlink" transform="rotate(30)"/>',
      '<g class="b" style="opacity:.5;position:fixed" sodipodi:x="1" xmlns:sodipodi="urn:s"><text x="1">A &amp; B</text></g>',
    ].join(''),
  )

  for (const part of [
    '.a{fill:url(#g);mix-blend-mode:multiply}',
    '<stop stop-color="#f00">',
    '<use href="#leaf" transform="rotate(30)">',
    '<g class="b" style="opacity:.5">',
    '>A &amp; B</text>',
  ])
    expect(svg).toContain(part)
})

it('invisible parts are removed: titles, comments, metadata', async () => {
  const { svg } = await inside(
    '<title>Secret</title><!-- note --><metadata><x/></metadata><x:view xmlns:x="urn:x"><script/></x:view>',
  )

  expect(svg).not.toMatch(/Secret|note|metadata|x:view|script/)
})

it.each([
  ['runs a script', '<script>1</script>', '<script>'],
  ['contains a page', '<foreignObject><p/></foreignObject>', '<foreignObject>'],
  ['moves', '<animate attributeName="x" dur="1s"/>', '<animate>'],
  ['is a link', '<a href="#x"><path d="M0 0"/></a>', '<a>'],
  ['does something on an event', '<g onload="x()"/>', 'onload on <g>'],
  ['loads a picture from elsewhere', '<image href="https://x.example/a.png"/>', 'href on <image>'],
  ['uses a part of another file', '<use href="https://x.example/a.svg#b"/>', 'href on <use>'],
  ['fills from another file', '<path fill="url(https://x.example/a.svg#b)" d="M0 0"/>', 'fill on <path>'],
  ['hides an address', '<path fill="u\\72l(//x.example#b)" d="M0 0"/>', 'fill on <path>'],
  ['imports a style', '<style>@import url(//x.example/a.css);</style>', '@import in its styles'],
  ['loads a font', '<style>@font-face{font-family:x;src:url(//x.example/a)}</style>', '@font-face'],
  ['loads in a style', '<style>path{fill:url(//x.example/a.svg#b)}</style>', 'url() in its styles'],
  ['loads in a style of an element', '<g style="background:image-set(\'//x.example\' 1x)"/>', 'image-set()'],
  ['nests too deep', `${'<g>'.repeat(70)}${'</g>'.repeat(70)}`, '64 levels'],
  ['is a page of text', `<text>${'word '.repeat(2000)}</text>`, '5,000 characters'],
  ['uses itself', '<g id="a"><use href="#a"/></g>', 'too many or circular references'],
  [
    'fills a pattern with itself by a style',
    '<style>.p{fill:url(#p)}</style><pattern id="p"><g class="p"/></pattern>',
    'too many or circular references',
  ],
])('refuses a drawing that %s, and names it', async (_, parts, named) => {
  await expect(inside(parts)).rejects.toMatchObject({ extra: { error: expect.stringContaining(named) } })
})

it('a drawing that doubles a part repeatedly is refused before it is drawn', async () => {
  const doubled = 'abcdefghijklmnopqrst'
    .split('')
    .map((id, index, ids) => `<g id="${id}"><use href="#${ids[index + 1]}"/><use href="#${ids[index + 1]}"/></g>`)

  await expect(inside(`<defs>${doubled.join('')}<g id="undefined"/></defs>`)).rejects.toThrow('too many')
})

it('an SVG with an embedded picture, or over the size limit, is kept as pixels only', async () => {
  const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#a32' } })
    .png()
    .toBuffer()
  const picture = `<image href="data:image/png;base64,${dot.toString('base64')}" width="9" height="9"/>`
  const long = `<path d="${'M1 1h9v9z'.repeat(30_000)}"/>`

  for (const parts of [picture, long]) {
    const { svg, rasterSvg } = await inside(parts)
    expect([svg.slice(0, 80).includes('width="512"'), rasterSvg]).toEqual([true, null])
  }
})

it('a megabyte of anything is read or refused within the time limit', async () => {
  const parts = [
    `<path fill="${'a'.repeat(900_000)}" d="M0 0"/>`,
    `<style>${'.a{fill:url(#b)}'.repeat(50_000)}</style>`,
    `<style>${'('.repeat(900_000)}</style>`,
    `<text>${'&lt;'.repeat(200_000)}</text>`,
    '<g/>'.repeat(200_000),
  ]
  for (const part of parts) {
    const refused = await inside(part).catch((error: Error) => error)
    const cause = refused instanceof Error ? (refused.cause as { killed?: boolean } | undefined) : undefined
    expect([part.slice(0, 20), cause?.killed]).not.toEqual([part.slice(0, 20), true])
  }
})

it('a website’s logo that may not stay a vector is kept as pixels only', async () => {
  const drawing = `<svg ${XMLNS} viewBox="0 0 9 9"><script>1</script><path d="M1 1h7v7z"/></svg>`

  expect((await readFoundLogo(Buffer.from(drawing), PATH, OWNER)).svg).toMatch(/^<svg [^<>]*><image [^<>]*\/><\/svg>$/)
})

it.each([
  ['is cut off', `<svg ${XMLNS} viewBox="0 0 9 9"><g>`, 'isn’t valid XML'],
  ['has no size', `<svg ${XMLNS}/>`, 'has no size'],
  ['nests entities', NESTED, 'entities'],
  ['draws nothing', `<svg ${XMLNS} width="9" height="9"><g/></svg>`, 'is empty'],
  ['is too large', `<svg ${XMLNS} width="99999" height="99999"/>`, '40 megapixels'],
])('refuses a drawing that %s, with the reason', async (_, drawing, reason) => {
  await expect(read(drawing)).rejects.toThrow(reason)
})

it('a drawing that takes long to draw is given up', async () => {
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="300"/><feGaussianBlur stdDeviation="200"/></filter>'
  const layers = '<g filter="url(#f)"><path d="M0 0h4000v4000H0z"/></g>'.repeat(300)

  await expect(read(`<svg ${XMLNS} viewBox="0 0 4000 4000">${blur}${layers}</svg>`)).rejects.toMatchObject({
    code: 'picture-unreadable',
  })
})
