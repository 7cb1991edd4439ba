import type { VideoLook } from '@vitrine/contract'
import { escapeHtml } from '../../platform/http/pages/escape-html.ts'
import { SIZES } from './player-sizes.ts'

interface Framed {
  title: string
  shape: VideoLook['shape']
}

/** Returns the HTML that embeds the player in other sites. It keeps the aspect ratio of the video in narrow places. */
export function embedCode(url: string, { title, shape }: Framed, size = halfOf(shape)): string {
  const { width, height } = size
  const named = `title="${escapeHtml(title)}" width="${width}" height="${height}"`
  const style = `style="border:0;max-width:100%;height:auto;aspect-ratio:${width}/${height}"`
  return `<iframe src="${escapeHtml(url)}/embed" ${named} ${style} allow="fullscreen" allowfullscreen loading="lazy"></iframe>`
}

function halfOf(shape: VideoLook['shape']) {
  const { width, height } = SIZES[shape]
  return { width: width / 2, height: height / 2 }
}
