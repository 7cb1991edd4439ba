import { z } from 'zod'
import { PartnerReport, ReportPerson, ReportVideo } from '../entities/partner-report.ts'
import type { Table } from '../types.ts'
import { sortedPageOf, sortedPaging } from './paging.ts'

const Day = z.iso.date('Enter a date as YYYY-MM-DD.')

/** The first and the last day (UTC), both inclusive. The core refuses a period that ends before it begins or is too long. */
const Period = z.object({ from: Day, to: Day })

const reading = {
  feature: 'partner',
  access: 'partner',
  limit: 'read',
  scope: 'figures:read',
  duringImpersonation: 'allowed',
  whilePaused: 'open',
  problems: [],
} as const

/** The partner's report about a chosen period. */
export const partnerReport = {
  'GET /api/whitelabel/report': {
    ...reading,
    summary: 'Videos, new customers, views and revenue of a period by day, with the totals of the previous period.',
    query: Period,
    response: PartnerReport,
  },
  'GET /api/whitelabel/report.csv': {
    ...reading,
    summary: 'The days of a period with their revenue, as CSV.',
    query: Period,
    response: 'file',
  },
  'GET /api/whitelabel/report/videos': {
    ...reading,
    summary: 'The videos that were watched in a period, most watched first unless sorted otherwise.',
    query: sortedPaging('views', 'clicks', 'leads').extend(Period.shape),
    response: sortedPageOf(ReportVideo),
  },
  'GET /api/whitelabel/report/people': {
    ...reading,
    summary: 'The people who created, shared or bought something in a period.',
    query: sortedPaging('revenue', 'videos', 'views').extend(Period.shape),
    response: sortedPageOf(ReportPerson),
  },
} as const satisfies Table
