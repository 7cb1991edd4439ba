import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError } from '../composition/render-job.ts'
import type { SourcePicture } from '../composition/render-inputs.ts'
import { drawSlide } from './draw-slide.ts'
import { redrawPicture } from './picture.ts'

/** Signature of a captured web page. JSON follows. */
export const WEB_PAGE_SIGNATURE = 'vitrine-web-page\n'

/** A captured web page. `picture` is a screenshot or the preview image in base64. */
interface WebPage {
  title: string
  description: string
  site: string
  picture: string | null
  isScreen: boolean
}

/** Renders a web page as one image: its screenshot, or a layout of title, description, site and preview image. */
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
    const { title, description, site, picture, isScreen } = JSON.parse(text.slice(WEB_PAGE_SIGNATURE.length)) as Record<
      string,
      unknown
    >
    return {
      title: textOf(title),
      description: textOf(description),
      site: textOf(site),
      picture: typeof picture === 'string' ? picture : null,
      isScreen: isScreen === true,
    }
  } catch (cause) {
    throw new MediaError('file-damaged', 'The page can’t be read. Capture it again.', { cause })
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1000) : '')

/** Returns false when the image cannot be decoded. */
async function redrawn(picture: Buffer, path: string): Promise<boolean> {
  return redrawPicture(picture, path).then(
    () => true,
    () => false,
  )
}
