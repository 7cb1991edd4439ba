import type { VideoStats } from '@vitrine/contract'
import { formatDay } from '../../kit/format.ts'

/** The sentence under the greeting: the day, and what is going on. Without figures it is only the day. */
export function dayLine(day: Date, stats: VideoStats | undefined): string {
  const date = `${formatDay(day)}.`
  return stats ? `${date} ${news(stats)}` : date
}

function news({ processing, failed }: VideoStats): string {
  if (processing === 1) return 'One video is on its way.'
  if (processing > 1) return `${processing} videos are on their way.`
  if (failed === 1) return 'One video needs you.'
  if (failed > 1) return `${failed} videos need you.`
  return 'Nothing is rendering.'
}
