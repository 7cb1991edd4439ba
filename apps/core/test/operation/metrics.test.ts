import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureState } from '../../src/platform/metrics/measure-state.ts'
import { createMetrics } from '../../src/platform/metrics/metrics.ts'
import { measuredTasks } from '../../src/platform/metrics/measured.ts'
import { type TestApp, testApp } from '../app.ts'
import { create } from '../renditions.ts'

const MONITORING = new URL('../../../../infra/monitoring/', import.meta.url)

const lastBackupAt = new Date('2026-11-20T00:00:00Z')
const lastBackup = async () => lastBackupAt

let test: TestApp

beforeAll(async () => {
  test = await testApp({ settings: { makesShowcaseVideos: false } })
  measureState(test.deps.metrics, { db: test.deps.db, dataDir: test.deps.config.dataDir, lastBackup })
})
afterAll(() => test.close())

/** Returns the value of a series, or undefined where there is none. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const metric = await test.deps.metrics.registry.getSingleMetric(name)?.get()
  const isAsked = (given: object) => JSON.stringify(given) === JSON.stringify(labels)
  return metric?.values.find((value) => isAsked(value.labels))?.value
}

it('requests are measured by route: unknown paths and names in paths create no series', async () => {
  await test.visitor('waymark').call('GET /api/branding')
  await test.app.inject({ url: '/media/somebody', headers: { host: 'waymark.localhost' } })
  await test.app.inject({ url: '/wp-login.php?who=me', headers: { host: 'waymark.localhost' } })

  const text = await test.deps.metrics.registry.metrics()
  expect(text).toContain('vitrine_http_request_seconds_count{method="GET",route="/api/branding",status="200"} 1')
  expect(text).not.toMatch(/waymark|somebody|wp-login/)
})

it('a render is counted with its cost and the length of its video', async () => {
  const ana = await test.customer('waymark', 'measured')
  await create(ana)

  await expect.poll(() => valueOf('vitrine_renders_total', { result: 'ready' })).toBe(1)
  expect(await valueOf('vitrine_video_seconds_total')).toBeGreaterThan(0)
})

it('each scrape reports jobs, the disk and the last backup', async () => {
  const metrics = createMetrics()
  measureState(metrics, { db: test.deps.db, dataDir: test.deps.config.dataDir, lastBackup })
  const text = await metrics.registry.metrics()

  expect(text).toContain('vitrine_queue_waiting_jobs{queue="render"} 0')
  expect(text).toMatch(/^vitrine_disk_free_bytes [1-9]/m)
  expect(text).toContain(`vitrine_last_backup_seconds ${lastBackupAt.getTime() / 1000}`)
})

it('a failed scheduled task is counted, and its error is passed on', async () => {
  const broken = { run: () => Promise.reject(new Error('no room')) }
  const tasks = measuredTasks({ broken }, test.deps.metrics)

  await expect(tasks['broken']?.run('tenant')).rejects.toThrow('no room')
  expect(await valueOf('vitrine_scheduled_tasks_total', { task: 'broken', result: 'failed' })).toBe(1)
})

it('every metric of an alert or the dashboard exists, and every alert has its page', async () => {
  const files = ['alerts.yml', 'dashboard.json'].map((name) => readFileSync(new URL(name, MONITORING), 'utf8'))
  const asked = new Set(
    files
      .join('\n')
      .match(/vitrine_[a-z_]+/g)
      ?.map((name) => name.replace(/_(count|bucket)$/, '')),
  )
  const measured = test.deps.metrics.registry.getMetricsAsArray().map(({ name }) => name)
  expect([...asked].filter((name) => !measured.includes(name))).toEqual([])

  const pages = readFileSync(new URL('../../../../docs/OPERATING.md', import.meta.url), 'utf8')
  const alerts = [...(files[0] ?? '').matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '')
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.filter((name) => !pages.includes(`### ${name}\n`))).toEqual([])
})
