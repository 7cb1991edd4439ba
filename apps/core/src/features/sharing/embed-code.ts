import { escapeHtml } from '../../platform/http/escape-html.ts'

/** What other sites paste to show the player alone. It keeps the sides of a film whatever its width. */
export function embedCode(url: string, title: string, { width, height } = { width: 640, height: 360 }): string {
  const named = `title="${escapeHtml(title)}" width="${width}" height="${height}"`
  const frame = 'style="border:0;max-width:100%" allow="fullscreen" allowfullscreen loading="lazy"'
  return `<iframe src="${escapeHtml(url)}/embed" ${named} ${frame}></iframe>`
}
