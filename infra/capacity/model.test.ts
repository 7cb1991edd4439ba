import { expect, test } from 'vitest'
import type { Results } from '../bench/table/results.ts'
import { assumed, assumptions } from './assumptions.ts'
import { type Costs, costsOf } from './costs.ts'
import { SECONDS_PER_MONTH, capacityOf } from './model.ts'

const nothing: Costs = {
  pageCpu: 0,
  callCpu: 0,
  callDatabaseCpu: 0,
  renderCpuPerMinute: 0,
  mediaBytesPerMinute: 0,
  videoCpu: 0,
  videoDatabaseCpu: 0,
  videoStatements: 0,
  videoNotifications: 0,
  videoLogBytes: 0,
  videoBytes: 0,
  registrationCpu: 0,
  personBytes: 0,
  tenantBytes: 0,
}
const plain = assumed({ peakFactor: 1, load: 0.5, coresPerNode: 4, minutesPerVideo: 2, monthsKept: 3 })
/** One video a second. */
const scale = { partners: 10, people: 100, videosPerMonth: SECONDS_PER_MONTH }

test('workers have processors for the renders of the peak, and a share that stays free', () => {
  const needs = capacityOf(scale, { ...nothing, renderCpuPerMinute: 5 }, plain)

  // 2 minutes a second, 5 s each: 10 processors, half used, 4 in a node.
  expect(needs.nodes).toEqual({ web: 1, worker: 5 })
  expect(capacityOf(scale, { ...nothing, renderCpuPerMinute: 5 }, { ...plain, peakFactor: 10 }).nodes.worker).toBe(50)
})

test('web nodes serve pages, views, calls, videos and registrations', () => {
  const assume = { ...plain, pagesPerPerson: 2, callsPerPage: 3, viewsPerVideo: 4, registrationShare: 0.5 }
  const costs = { ...nothing, pageCpu: 1, callCpu: 10, videoCpu: 5, registrationCpu: 20 }
  const small = { partners: 1, people: SECONDS_PER_MONTH, videosPerMonth: SECONDS_PER_MONTH }

  // 2 pages, 4 views, 6 calls of 10, a video of 5, half a registration of 20 a second: 81, half used, 4 in a node.
  expect(capacityOf(small, costs, assume).nodes.web).toBe(Math.ceil(81 / 0.5 / 4))
})

test('the database stores partners, people, and videos for as many months as they are kept', () => {
  const needs = capacityOf(scale, { ...nothing, tenantBytes: 1000, personBytes: 100, videoBytes: 10 }, plain)

  expect(needs.database.bytes).toBe(10_000 + 10_000 + 3 * SECONDS_PER_MONTH * 10)
  expect(needs.database.bytesPerMonth).toBe(SECONDS_PER_MONTH * 10 + 100 * plain.registrationShare * 100)
})

test('limits are listed in the order in which they are reached, each as a share of one server', () => {
  const costs = { ...nothing, videoNotifications: 250, videoLogBytes: 25e6, videoDatabaseCpu: 1 }
  const { limits } = capacityOf(scale, costs, { ...plain, databaseCores: 64 })

  expect(limits.map(({ what }) => what)).toEqual(['notifications', 'log', 'processors', 'size'])
  const [notifications, log, processors] = limits.map(({ share }) => share)
  expect(notifications).toBeCloseTo(0.5)
  expect(log).toBeCloseTo(0.25)
  // One processor, half used.
  expect(processors).toBeCloseTo(2 / 64)
})

test('a rendered minute costs its processor time and the share that stays free', () => {
  const { money } = capacityOf(scale, { ...nothing, renderCpuPerMinute: 36 }, { ...plain, pricePerCoreHour: 0.05 })

  expect(money.renderOfAMinute).toBeCloseTo(0.001)
  expect(money.processors).toBeCloseTo(0.001 * 2 * SECONDS_PER_MONTH)
})

test('media costs storage for as long as it is kept, and traffic each time it is watched', () => {
  const assume = { ...plain, pricePerGbMonth: 0.02, pricePerGbOut: 0.01, viewsPerVideo: 4 }
  const needs = capacityOf(scale, { ...nothing, mediaBytesPerMinute: 1e6 }, assume)

  expect(needs.mediaBytesPerMonth).toBe(2e6 * SECONDS_PER_MONTH)
  expect(needs.money.storage).toBeCloseTo(3 * 0.002 * SECONDS_PER_MONTH * 0.02)
  expect(needs.money.traffic).toBeCloseTo(4 * 0.002 * SECONDS_PER_MONTH * 0.01)
})

test('every assumption is within its range', () => {
  for (const { value, least, most } of Object.values(assumptions)) {
    expect(value).toBeGreaterThanOrEqual(least)
    expect(value).toBeLessThanOrEqual(most)
  }
})

test('costs are read in seconds and bytes, and an error names a missing one', () => {
  const run = { date: '', commit: '', machine: '', load: 0, isQuick: true }
  const keys = [
    'http.page',
    'http.user',
    'http.user.database',
    'render.cpu',
    'render.size',
    'video.cpu',
    'video.database',
  ]
  const others = ['video.statements', 'video.notifications', 'video.log', 'video.kept', 'person.cpu', 'person.kept']
  const figures = [...keys, ...others, 'hosts.bytes'].map((key) => ({ key, what: key, value: 2, unit: '' }))
  const results: Results = { all: { run, figures } }

  expect(costsOf(results)).toMatchObject({ pageCpu: 2e-6, videoCpu: 2e-3, renderCpuPerMinute: 2, videoLogBytes: 2048 })
  expect(() => costsOf({ all: { run, figures: figures.slice(1) } })).toThrow('http.page')
})
