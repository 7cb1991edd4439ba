import { rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { MediaError } from '../composition/render-job.ts'
import { drawSlide } from './draw-slide.ts'
import { convertWithLibreOffice } from './libreoffice.ts'
import type { SourcePicture } from '../composition/render-inputs.ts'
import type { PagesHooks, PagesResult } from './jobs.ts'
import { PAGES_MAX, drawPdf } from './pdf.ts'
import { redrawPicture } from './picture.ts'
import { hasExternalParts, type SlideText, readRelations, readSlide, readSlideIds } from './slide-xml.ts'
import { type Zip, openZip } from './zip.ts'

const XML_BYTES_MAX = 8 * 1024 * 1024
const PICTURE_BYTES_MAX = 30 * 1024 * 1024
const PICTURES_PER_SLIDE_MAX = 4
const CAPTION_CHARACTERS_MAX = 90

type Drawn = Pick<PagesResult, 'pictures' | 'isExact'>

/**
 * Renders the slides of a PPTX: with LibreOffice where it is installed, else titles, texts and pictures in a default layout.
 * Throws `file-refused` and `file-damaged`.
 */
export async function drawPresentation(path: string, folder: string, hooks: PagesHooks): Promise<Drawn> {
  const zip = await openZip(path)
  try {
    const slides = await listSlides(zip)
    const half = { ...hooks, onPage: (share: number) => hooks.onPage(share / 2) }
    const pdf = (await isSelfContained(zip)) ? await convertWithLibreOffice(path, folder, half) : undefined
    if (!pdf) return { pictures: await drawSlides(zip, slides, folder, hooks), isExact: false }
    const pictures = await drawPdf(pdf, folder, { ...hooks, onPage: (share) => hooks.onPage((1 + share) / 2) })
    await rm(pdf, { force: true })
    return { pictures, isExact: true }
  } finally {
    zip.close()
  }
}

/** Returns false when the presentation refers to external parts, which LibreOffice would fetch. */
async function isSelfContained(zip: Zip): Promise<boolean> {
  for (const name of zip.names.filter((each) => each.endsWith('.rels'))) {
    const bytes = await zip.read(name, XML_BYTES_MAX)
    if (!bytes || hasExternalParts(bytes)) return false
  }
  return true
}

interface Slide extends SlideText {
  /** Path of the slide, the base of its relations. */
  name: string
}

async function listSlides(zip: Zip): Promise<Slide[]> {
  const index = await zip.read('ppt/presentation.xml', XML_BYTES_MAX)
  if (!index) throw new MediaError('file-refused', 'This ZIP file isn’t a presentation. Choose a PPTX file.')
  const targets = readRelations(await zip.read('ppt/_rels/presentation.xml.rels', XML_BYTES_MAX))
  const ids = readSlideIds(index)
  if (ids.length > PAGES_MAX)
    throw new MediaError('file-refused', `The presentation has more than ${PAGES_MAX} slides. Split it.`)
  const slides: Slide[] = []
  for (const id of ids) {
    const name = posix.join('ppt', targets.get(id) ?? '')
    const bytes = await zip.read(name, XML_BYTES_MAX)
    if (bytes) slides.push({ ...readSlide(bytes), name })
  }
  const shown = slides.filter(({ isHidden }) => !isHidden)
  if (shown.length === 0) throw new MediaError('file-refused', 'The presentation has no slides to show.')
  return shown
}

async function drawSlides(zip: Zip, slides: readonly Slide[], folder: string, { onPage, signal }: PagesHooks) {
  const pages: SourcePicture[] = []
  for (const [index, slide] of slides.entries()) {
    signal?.throwIfAborted()
    const pictures = await unpackPictures(zip, slide, folder)
    const path = join(folder, `page-${index + 1}.webp`)
    await drawSlide(slide, pictures, path)
    for (const picture of pictures) await rm(picture, { force: true })
    pages.push({ path, ...(slide.title ? { caption: slide.title.slice(0, CAPTION_CHARACTERS_MAX) } : {}) })
    onPage((index + 1) / slides.length)
  }
  return pages
}

/** Extracts the pictures that can be decoded. */
async function unpackPictures(zip: Zip, slide: Slide, folder: string): Promise<string[]> {
  const home = posix.dirname(slide.name)
  const targets = readRelations(
    await zip.read(posix.join(home, '_rels', `${posix.basename(slide.name)}.rels`), XML_BYTES_MAX),
  )
  const paths: string[] = []
  for (const id of [...new Set(slide.pictureIds)].slice(0, PICTURES_PER_SLIDE_MAX)) {
    const bytes = await zip.read(posix.join(home, targets.get(id) ?? ''), PICTURE_BYTES_MAX)
    if (!bytes) continue
    const path = join(folder, `part-${paths.length}.webp`)
    const isDrawn = await redrawPicture(bytes, path).then(
      () => true,
      () => false,
    )
    if (isDrawn) paths.push(path)
  }
  return paths
}
