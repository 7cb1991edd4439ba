import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FilmError } from '../film/film-job.ts'
import type { SourcePicture } from '../film/film-parts.ts'
import { drawSlide } from './draw-slide.ts'
import { redrawPicture } from './picture.ts'

/** How the file of a web page begins; what follows is JSON. */
export const WEB_PAGE_MARK = 'vitrine-web-page\n'

/** What a web page says of itself, in one file. `picture` is in base64: its first screen, or its preview. */
interface WebPage {
  title: string
  description: string
  site: string
  picture: string | null
  isScreen: boolean
}

/** A web page as one picture: as it looks, or laid out with its title, what it says of itself, whose it is, and its preview. */
export async function drawWebPage(
  inputPath: string,
  outputFolder: string,
): Promise<{ picture: SourcePicture; isExact: boolean }> {
  const { title, description, site, picture, isScreen } = await readWebPage(inputPath)
  const path = join(outputFolder, 'page-1.webp')
  if (isScreen && picture !== null && (await redrawn(Buffer.from(picture, 'base64'), path)))
    return { picture: { path, caption: site }, isExact: true }
  const picturePath = join(outputFolder, 'preview.webp')
  const isDrawn = picture !== null && (await redrawn(Buffer.from(picture, 'base64'), picturePath))
  const paragraphs = [description, site].filter(Boolean).map((text) => ({ text, level: 0 }))
  await drawSlide({ title, paragraphs, pictureIds: [], isHidden: false }, isDrawn ? [picturePath] : [], path)
  await rm(picturePath, { force: true })
  return { picture: { path, caption: site }, isExact: false }
}

async function readWebPage(path: string): Promise<WebPage> {
  const text = await readFile(path, 'utf8')
  try {
    const { title, description, site, picture, isScreen } = JSON.parse(text.slice(WEB_PAGE_MARK.length)) as Record<
      string,
      unknown
    >
    return {
      title: wordsOf(title),
      description: wordsOf(description),
      site: wordsOf(site),
      picture: typeof picture === 'string' ? picture : null,
      isScreen: isScreen === true,
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
