/** A value that is not measured here, with the range in which it may lie. */
export interface Assumption {
  what: string
  value: number
  least: number
  most: number
  unit: string
}

const assume = (what: string, value: number, [least, most]: [number, number], unit: string): Assumption => {
  return { what, value, least, most, unit }
}

/** How people use the product, what machines can do, what they cost. Change these to your own. */
export const assumptions = {
  minutesPerVideo: assume('length of a video', 1, [0.5, 3], 'min'),
  peakFactor: assume('busiest hour against the average', 5, [3, 10], 'x'),
  pagesPerPerson: assume('pages that a person opens a month', 60, [20, 200], ''),
  callsPerPage: assume('signed-in calls for a page', 4, [2, 8], ''),
  viewsPerVideo: assume('views of a shared video', 20, [2, 100], ''),
  registrationShare: assume('people who are new each month', 0.05, [0.02, 0.2], ''),
  load: assume('share of a processor that is used at the peak', 0.6, [0.5, 0.7], ''),
  coresPerNode: assume('vCPUs of a node', 8, [4, 16], ''),
  monthsKept: assume('months that videos are kept', 12, [3, 36], ''),
  pricePerCoreHour: assume('price of a vCPU-hour', 0.04, [0.01, 0.06], '$'),
  pricePerGbMonth: assume('price of object storage per GB and month', 0.02, [0.005, 0.025], '$'),
  pricePerGbOut: assume('price of traffic per GB', 0.02, [0, 0.09], '$'),
  databaseCores: assume('vCPUs of one database server', 64, [32, 128], ''),
  databaseTb: assume('disk of one database server', 4, [2, 16], 'TB'),
  logMbPerSecond: assume('log that one database server writes', 100, [50, 400], 'MB/s'),
  notificationsPerSecond: assume('transactions with a notification', 500, [300, 1500], '/s'),
} satisfies Record<string, Assumption>

export type Assumed = Record<keyof typeof assumptions, number>

/** Returns the values alone, those of `changed` in place of the usual ones. */
export function assumed(changed: Partial<Assumed> = {}): Assumed {
  const usual = Object.fromEntries(Object.entries(assumptions).map(([name, { value }]) => [name, value])) as Assumed
  return { ...usual, ...changed }
}
