// @vitest-environment happy-dom
import type { SecurityMetrics } from '@vitrine/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { SecurityOverview } from './overview.tsx'

const before = { totalRequests: 0, blockedRequests: 0, rateLimitHits: 0, failedLogins: 0, activeUsers: 0 }
const metrics = { ...before, before, securityAlerts: [] } as unknown as SecurityMetrics

afterEach(() => {
  vi.useRealTimers()
})

it('asks for the figures of all sites every five seconds', async () => {
  vi.useFakeTimers()
  const { calls } = core({ 'GET /api/admin/security-metrics': () => metrics })
  show(<SecurityOverview />)
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(screen.getByText('No alerts in this period')).toBeTruthy()
  expect(calls).toEqual(['GET /api/admin/security-metrics'])

  await act(() => vi.advanceTimersByTimeAsync(2))

  expect(calls).toEqual(['GET /api/admin/security-metrics', 'GET /api/admin/security-metrics'])
})
