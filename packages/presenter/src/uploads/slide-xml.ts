import { SaxesParser } from 'saxes'
import { MediaError } from '../composition/render-job.ts'

export interface Paragraph {
  text: string
  /** 0 is the outermost. */
  level: number
}

/** The contents of a slide. */
export interface SlideText {
  title: string
  paragraphs: readonly Paragraph[]
  /** Ids in the slide's relations. */
  pictureIds: readonly string[]
  isHidden: boolean
}

const TITLES = ['title', 'ctrTitle']
/** Placeholders of the footer. */
const FOOT = ['dt', 'ftr', 'sldNum']
const PARAGRAPHS_MAX = 400

type Attributes = Record<string, string>

interface Reader {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Parses XML by local names. Throws `file-damaged`, and `file-refused` for a DOCTYPE. */
function readXml(bytes: Buffer, { open, close, text }: Reader): void {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new MediaError(
      'file-refused',
      'The presentation contains XML entities that aren’t allowed. Save it again as PPTX.',
    )
  })
  parser.on('error', (cause) => {
    const message = 'The presentation can’t be read: one of its slides is damaged. Save it again and try again.'
    throw new MediaError('file-damaged', message, { cause })
  })
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes as Attributes))
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  if (text) parser.on('text', text)
  parser.write(bytes.toString('utf8')).close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Returns whether a part has external relations other than hyperlinks. */
export function hasExternalParts(bytes: Buffer): boolean {
  let found = false
  readXml(bytes, {
    open(_name, { TargetMode, Type = '' }) {
      found ||= TargetMode === 'External' && !Type.endsWith('/hyperlink')
    },
  })
  return found
}

/** Returns the targets of relations by id. */
export function readRelations(bytes: Buffer | undefined): Map<string, string> {
  const targets = new Map<string, string>()
  if (!bytes) return targets
  readXml(bytes, {
    open(name, { Id, Target, TargetMode }) {
      if (name === 'Relationship' && Id && Target && TargetMode !== 'External') targets.set(Id, Target)
    },
  })
  return targets
}

/** Returns the ids of the slides in order. */
export function readSlideIds(bytes: Buffer): string[] {
  const ids: string[] = []
  readXml(bytes, {
    open(name, attributes) {
      const id = attributes['r:id']
      if (name === 'sldId' && id) ids.push(id)
    },
  })
  return ids
}

export function readSlide(bytes: Buffer): SlideText {
  const [titles, paragraphs, pictureIds]: [string[], Paragraph[], string[]] = [[], [], []]
  let [isHidden, place, text, level, isInText] = [false, '', '', 0, false]
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'sld') isHidden = attributes.show === '0'
      else if (name === 'sp') place = ''
      else if (name === 'ph') place = attributes.type ?? ''
      else if (name === 'pPr') level = Math.min(4, Number(attributes.lvl) || 0)
      else if (name === 't') isInText = true
      else if (name === 'br') text += ' '
      else if (name === 'blip' && attributes['r:embed']) pictureIds.push(attributes['r:embed'])
      else if (name === 'p') [text, level] = ['', 0]
    },
    text(part) {
      if (isInText) text += part
    },
    close(name) {
      if (name === 't') isInText = false
      if (name !== 'p' || !text.trim() || FOOT.includes(place)) return
      if (TITLES.includes(place)) titles.push(text.trim())
      else if (paragraphs.length < PARAGRAPHS_MAX) paragraphs.push({ text: text.trim(), level })
      text = ''
    },
  })
  return { title: titles.join(' '), paragraphs, pictureIds, isHidden }
}
