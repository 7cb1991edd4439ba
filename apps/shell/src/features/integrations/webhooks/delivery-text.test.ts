import type { WebhookDelivery } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testToast } from './delivery-text.ts'

const delivery = { state: 'pending', lastAttemptAt: '2026-11-27T10:00:00Z', statusCode: null, problem: null }

it.each([
  [{ state: 'delivered', statusCode: 200 }, 'Test event delivered', undefined],
  [{ problem: 'unreachable' }, 'Test event not delivered', 'Response: Not reachable'],
  [{ problem: 'too-slow' }, 'Test event not delivered', 'Response: Timeout'],
  [{ state: 'failed', statusCode: 500, problem: 'answer' }, 'Test event not delivered', 'Response: 500'],
  [{ lastAttemptAt: null }, 'Test event is waiting', 'The delivery log shows the response.'],
])('describes the result of a test event: %j', (told, title, description) => {
  const toast = testToast({ ...delivery, ...told } as WebhookDelivery)

  expect([toast.title, toast.description]).toEqual([title, description])
})
