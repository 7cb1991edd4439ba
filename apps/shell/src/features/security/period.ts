/** The first moment of a day of the reader, e.g. `2026-11-30`; undefined for what is no day. */
export function momentOf(day: string, { daysLater = 0 } = {}): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  return new Date(year, month - 1, date + daysLater).toISOString()
}
