import type { Vertical } from '@vitrine/contract'
import { tableLine } from '../../platform/table-file/table-file.ts'

const EXAMPLES: Record<Vertical, Record<string, string>[]> = {
  property: [
    {
      title: '12 Harbour Street',
      script: 'Welcome to 12 Harbour Street, a bright home by the water.',
      presenter: '',
      voice: '',
      language: 'en',
      address: '12 Harbour Street',
      price: '$450,000',
      bedrooms: '3',
      bathrooms: '2',
      area: '140 m2',
    },
  ],
  tourism: [
    {
      title: 'Seven days in Shiraz',
      script: 'Walk through gardens and bazaars with us, at your own pace.',
      presenter: '',
      voice: '',
      language: 'en',
      address: 'Shiraz',
      price: '$1,290',
      dates: '12-19 April',
      duration: '7 days',
    },
  ],
}

/** Returns an example table to fill in, for the trade of the site. */
export function templateLines(vertical: Vertical): string[] {
  const rows = EXAMPLES[vertical]
  const head = Object.keys(rows[0] ?? {})
  return [head, ...rows.map((row) => head.map((name) => row[name] ?? ''))].map(tableLine)
}
