import { type Language, languages } from '@vitrine/contract'

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 15, 12)))

/** Returns a day as untitled videos have it in their title: `Nov 30, 2026` in English. */
export function titleDay(moment: Date, language: Language): string {
  return formatOf(language).format(moment)
}

const endings = languages.map(({ code }) => new RegExp(` - ${patternOf(formatOf(code))}$`, 'u'))

/** Returns whether a title ends in ` - ` and a day that `titleDay` wrote, in any language. */
export function endsInTitleDay(title: string): boolean {
  return endings.some((ending) => ending.test(title))
}

function formatOf(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric' })
}

function patternOf(format: Intl.DateTimeFormat): string {
  const months = MONTHS.map((day) =>
    escaped(format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''),
  )
  return format
    .formatToParts(MONTHS[0])
    .map(({ type, value }) => {
      if (type === 'month') return `(?:${months.join('|')})`
      return type === 'day' ? String.raw`\p{Nd}{1,2}` : type === 'year' ? String.raw`\p{Nd}{4}` : escaped(value)
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
