// One formatter per shape: making one costs more than using it a thousand times.
const whole = new Intl.NumberFormat('en-US')
const upToOneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const shortMoment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `4812` -> `4,812` */
export function formatCount(count: number): string {
  return whole.format(count)
}

/** `2.5` -> `2.5`, `3` -> `3` */
export function formatCredits(credits: number): string {
  return upToOneDigit.format(credits)
}

/** `17750` -> `$177.50`; whole amounts lose their cents when `short` is set: `7500` -> `$75` */
export function formatMoney(cents: number, { short = false } = {}): string {
  const text = dollars.format(cents / 100)
  return short && cents % 100 === 0 ? text.slice(0, -3) : text
}

/** Seconds as a player shows them: `84` -> `1:24` */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds))
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}

/** Minutes of speech in words: `0.13` -> `8 sec`, `1.4` -> `1 min 24 sec`, `12.5` -> `12 min` */
export function formatMinutes(minutes: number): string {
  const seconds = Math.max(0, Math.round(minutes * 60))
  if (seconds < 60) return `${seconds} sec`
  if (minutes >= 10 || seconds % 60 === 0) return `${Math.floor(seconds / 60)} min`
  return `${Math.floor(seconds / 60)} min ${seconds % 60} sec`
}

/** How long ago an ISO date was, in words: `2 hours ago`, `yesterday`; `Invalid Date` when it cannot be read. */
export function formatAgo(iso: string, now: Date = new Date()): string {
  const seconds = (Date.parse(iso) - now.getTime()) / 1000
  if (Number.isNaN(seconds)) return 'Invalid Date'
  if (seconds > -45) return 'just now'
  const [amount, unit] = largestUnit(seconds)
  return relative.format(Math.round(amount), unit)
}

/** An ISO date as tables show it: `Mar 4, 2026, 09:12 AM`; `Invalid Date` when it cannot be read. */
export function formatMoment(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : shortMoment.format(date)
}

/** The day of an ISO date: `Mar 4, 2026`; `Invalid Date` when it cannot be read. */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : shortDate.format(date)
}

/** The day in words: `Friday 20 November` */
export function formatDay(date: Date): string {
  return longDay.format(date).replace(',', '')
}

/** `1, 'video'` -> `1 video`, `3, 'video'` -> `3 videos`, `0.5, 'credit'` -> `0.5 credit` */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${upToOneDigit.format(count)} ${count > 0 && count <= 1 ? one : many}`
}

function largestUnit(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [60, 'minute'],
    [60, 'hour'],
    [24, 'day'],
    [7, 'week'],
    [4.345, 'month'],
    [12, 'year'],
  ]
  let amount = seconds
  let unit: Intl.RelativeTimeFormatUnit = 'second'
  for (const [size, next] of steps) {
    if (Math.abs(Math.round(amount)) < size) break
    amount /= size
    unit = next
  }
  return [amount, unit]
}
