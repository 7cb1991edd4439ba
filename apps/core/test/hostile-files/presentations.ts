import { type Authentication, type HostileFile, text, zip } from './hostile-file.ts'

const relation = (target: string, at: number) => `<Relationship Id="r${at}" Target="${target}"/>`
const relations = (...targets: string[]) => `<Relationships>${targets.map(relation).join('')}</Relationships>`
const slideIds = (count: number) => Array.from({ length: count }, (_, at) => `<p:sldId r:id="r${at}"/>`).join('')
const index = (slides: number) => `<p:presentation><p:sldIdLst>${slideIds(slides)}</p:sldIdLst></p:presentation>`
const slide = (words = 'Hello') => `<p:sld><p:sp><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:sp></p:sld>`

interface Deck {
  slideXml?: string | Buffer
  indexXml?: string
  targets?: string[]
  more?: Authentication[]
}

function deck({
  slideXml = slide(),
  indexXml = index(1),
  targets = ['slides/slide1.xml'],
  more = [],
}: Deck): Authentication[] {
  return [
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: 'ppt/presentation.xml', data: indexXml },
    { name: 'ppt/_rels/presentation.xml.rels', data: relations(...targets) },
    { name: 'ppt/slides/slide1.xml', data: slideXml, isPacked: true },
    ...more,
  ]
}

const entity = (at: number) => String.fromCharCode(98 + at)
const tenfold = (at: number) => `<!ENTITY ${entity(at + 1)} "${`&${entity(at)};`.repeat(10)}">`
const laughs = `<!DOCTYPE a [<!ENTITY b "ha">${Array.from({ length: 20 }, (_, at) => tenfold(at)).join('')}]>`
const outside = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const zeros = (bytes: number) => Buffer.alloc(bytes)
const grows = /when unpacked|damaged/
const damaged = /damaged/
const entities = /entities/

const made: [name: string, make: () => Buffer, reason?: RegExp, isLong?: true][] = [
  ['an empty zip', () => zip([]), /isn’t an image, PDF or presentation/],
  ['a zip of something else', () => zip([{ name: 'a.txt', data: 'hello' }]), /isn’t a presentation/],
  [
    'a part that grows a thousandfold',
    () => zip(deck({ more: [{ name: 'ppt/x', data: zeros(50_000_000), isPacked: true }] })),
    grows,
  ],
  [
    'parts of 4 GB by their list',
    () => zip(deck({ more: [{ name: 'x', data: 'x', claims: { unpacked: 0xfffffffe } }] })),
    grows,
  ],
  ['a slide larger than its list says', () => zip(liars()), damaged],
  ['parts that all lie in one place', () => zip(deck({ more: overlapping() })), /when unpacked|damaged/],
  ['a million parts', () => zip(deck({ more: many(60_000) })), grows, true],
  ['6,000 parts', () => zip(deck({ more: many(6000) })), grows],
  ['a list that names more parts than it has', () => zip(deck({}), { count: 4000 }), damaged],
  [
    'a zip in a zip in a zip',
    () => zip([{ name: 'a.pptx', data: zip([{ name: 'b.pptx', data: zip(deck({})) }]) }]),
    /isn’t a presentation/,
  ],
  ['names that climb out', () => zip(deck({ more: [{ name: '../../../../tmp/evil', data: 'x' }] })), damaged],
  ['names from the root', () => zip(deck({ more: [{ name: '/etc/passwd', data: 'x' }] })), damaged],
  ['slides outside of it', () => zip(deck({ targets: ['../../../../etc/passwd'] })), /no slide/],
  ['a locked part', () => zip(deck({ more: [{ name: 'x', data: 'x', claims: { flags: 1 } }] })), /password|damaged/],
  ['a packing that nobody knows', () => zip(unknownPacking()), damaged],
  ['entities that multiply', () => zip(deck({ slideXml: `${laughs}${slide('&v;')}` })), entities],
  ['an entity from outside', () => zip(deck({ slideXml: `${outside}${slide('&x;')}` })), entities],
  ['an index with an entity from outside', () => zip(deck({ indexXml: `${outside}${index(1)}` })), entities],
  ['a slide that is no XML', () => zip(deck({ slideXml: '<<<>>>' })), damaged],
  ['a slide that is never closed', () => zip(deck({ slideXml: '<p:sld>'.repeat(50_000) })), /damaged|when unpacked/],
  ['a slide of 9 MB', () => zip(deck({ slideXml: slide(noise(9_000_000)) })), /no slide/],
  ['a slide of 100,000 paragraphs', () => zip(deck({ slideXml: slide(paragraphs(100_000)) }))],
  ['one word of a million letters', () => zip(deck({ slideXml: slide(noise(1_000_000)) }))],
  ['5,000 slides', () => zip(deck({ indexXml: index(5000) })), /more than 60 slides/],
  ['a picture of 256 megapixels', () => zip(deck({ slideXml: withPicture, more: pictured() }))],
  ['cut off before its list', () => zip(deck({})).subarray(0, 400), damaged],
  ['only the mark of a zip', () => text('PK\x03\x04'), damaged],
  ['an old Office file', () => text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', zeros(2000)), /old or locked/],
]

const withPicture = '<p:sld><p:pic><a:blip r:embed="r0"/></p:pic></p:sld>'

function pictured(): Authentication[] {
  const bomb = text('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00>\x80\x00\x00>\x80\x08\x02\x00\x00\x00', zeros(200))
  return [
    { name: 'ppt/slides/_rels/slide1.xml.rels', data: relations('../media/image1.png') },
    { name: 'ppt/media/image1.png', data: bomb },
  ]
}

function overlapping(): Authentication[] {
  return Array.from({ length: 3000 }, (_, at) => ({
    name: `x${at}`,
    data: 'x',
    claims: { offset: 0, unpacked: 200_000 },
  }))
}

function many(count: number): Authentication[] {
  return Array.from({ length: count }, (_, at) => ({ name: `p/${at}`, data: '' }))
}

function liars(): Authentication[] {
  return deck({}).map((entry) =>
    entry.isPacked ? { ...entry, data: slide(noise(400_000)), claims: { unpacked: 100 } } : entry,
  )
}

function unknownPacking(): Authentication[] {
  return deck({}).map((entry) => (entry.isPacked ? { ...entry, claims: { method: 99 } } : entry))
}

/** Letters without order, so that they do not shrink like a bomb. */
function noise(count: number): string {
  let seed = 7
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31)
  return Array.from({ length: count }, () => String.fromCharCode(97 + ((next() >> 8) % 26))).join('')
}

function paragraphs(count: number): string {
  return Array.from({ length: count }, (_, at) => `</a:t></a:r></a:p><a:p><a:r><a:t>${noise(5)} ${at}`).join('')
}

export const presentations: HostileFile[] = made.map(([name, make, reason, isLong]) => ({
  name: `a presentation: ${name}`,
  kind: 'content',
  make,
  ...(reason ? { reason } : {}),
  ...(isLong ? { isLong } : {}),
}))
