import { one } from './dom.ts'

/** The longest that a browser counts down. */
const WAIT_MAX_MS = 2_000_000_000

/** Shows in the viewer's time zone when the video opens, and opens it then. */
export function openOnTime(): void {
  const time = one<HTMLTimeElement>('[data-opens]')
  if (!time) return
  const opens = new Date(time.dateTime)
  time.textContent = opens.toLocaleString(document.documentElement.lang, { dateStyle: 'full', timeStyle: 'short' })
  const wait = opens.getTime() - Date.now() + 1000
  if (wait < WAIT_MAX_MS) setTimeout(() => location.reload(), Math.max(wait, 1000))
}
