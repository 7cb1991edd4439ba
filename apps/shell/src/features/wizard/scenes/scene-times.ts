import { formatCount } from '../../../lib/i18n/format.ts'

const twoDigits = (seconds: number) => (seconds < 10 ? formatCount(0) : '') + formatCount(seconds)

/** `75` -> `1:15` */
export function formatPlace(seconds: number): string {
  const whole = Math.round(seconds)
  return `${formatCount(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}
