import type { VideoLook } from '@vitrine/contract'
import { escapeHtml } from '../../platform/http/pages/escape-html.ts'
import { SIZES } from './player-sizes.ts'

/** The bounds of a teaser, which keeps the sides of its video. */
const WIDTH_MAX = 480
const HEIGHT_MAX = 600

interface Pasted {
  title: string
  shape: VideoLook['shape']
  /** Key of the stored teaser; the address changes with it, so that email programs do not show an earlier one. */
  teaserKey: string
}

/**
 * Returns the HTML that people paste into an email: the teaser, linked to the page of the video. All styles are inline, because
 * email programs ignore style sheets.
 */
export function emailCode(url: string, { title, shape, teaserKey }: Pasted): string {
  const { width: wide, height: high } = SIZES[shape]
  const width = Math.round(Math.min(WIDTH_MAX, (HEIGHT_MAX * wide) / high))
  const name = escapeHtml(title)
  const address = escapeHtml(url)
  const style = 'style="display:block;border:0;max-width:100%;height:auto"'
  const edition = teaserKey.replace(/\.gif$/, '').slice(-8)
  return `<a href="${address}"><img src="${address}/files/teaser.gif?v=${edition}" alt="${name}" width="${width}" ${style}></a>`
}
