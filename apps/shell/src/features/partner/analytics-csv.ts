import type { WhitelabelAnalytics } from '@vitrine/contract'

/** The days of the month as a table for a spreadsheet. It holds dates and figures only, so no cell can become a formula. */
export function analyticsCsv({ days }: WhitelabelAnalytics): string {
  const rows = days.map(({ day, videos, newUsers }) => [day, videos, newUsers].join(','))
  return ['day,videos,new_users', ...rows, ''].join('\r\n')
}
