import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FilmError } from '../film/film-job.ts'
import type { SourcePicture } from '../film/film-parts.ts'
import { drawSlide } from './draw-slide.ts'
import { redrawPicture } from './picture.ts'

/** How the file of a web page begins; what follows is JSON. */
export const WEB_PAGE_MARK = 'vitrine-web-page\n'

/** What a web page says of itself, in one file. `picture` is in base64. */
interface WebPage {
  title: string
  description: string
  site: string
  picture: string | null
}

/** Lays a web page out as one picture: its title, what it says of itself, whose it is, and its preview picture. */
export async function drawWebPage(inputPath: string, outputFolder: string): Promise<SourcePicture> {
  const { title, description, site, picture } = await readWebPage(inputPath)
  const picturePath = join(outputFolder, 'preview.webp')
  const isDrawn = picture !== null && (await redrawn(Buffer.from(picture, 'base64'), picturePath))
  const path = join(outputFolder, 'page-1.webp')
  const paragraphs = [description, site].filter(Boolean).map((text) => ({ text, level: 0 }))
  await drawSlide({ title, paragraphs, pictureIds: [], isHidden: false }, isDrawn ? [picturePath] : [], path)
  await rm(picturePath, { force: true })
  return { path, caption: site }
}

async function readWebPage(path: string): Promise<WebPage> {
  const text = await readFile(path, 'utf8')
  try {
    const { title, description, site, picture } = JSON.parse(text.slice(WEB_PAGE_MARK.length)) as Record<
      string,
      unknown
    >
    return {
      title: wordsOf(title),
      description: wordsOf(description),
      site: wordsOf(site),
      picture: typeof picture === 'string' ? picture : null,
    }
  } catch (cause) {
    throw new FilmError('file-damaged', 'The page cannot be read. Capture it again.', { cause })
  }
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1000) : '')

/** A preview that cannot be read is left out: the words are there. */
async function redrawn(picture: Buffer, path: string): Promise<boolean> {
  return redrawPicture(picture, path).then(
    () => true,
    () => false,
  )
}
