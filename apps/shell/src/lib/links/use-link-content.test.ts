// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { ApiError } from '@vitrine/contract/client'
import { expect, it, vi } from 'vitest'
import { useLinkContent } from './use-link-content.ts'

type Read = (token: string) => Promise<string>

it('reads what the link leads to', async () => {
  const read = vi.fn<Read>().mockResolvedValue('an invitation')
  const { result } = renderHook(() => useLinkContent('abc', read))

  expect(result.current.phase).toBe('asking')
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'open', content: 'an invitation' }))
  expect(read.mock.calls).toEqual([['abc']])
})

it('is closed without a token, and asks nobody', () => {
  const read = vi.fn<Read>()
  const { result } = renderHook(() => useLinkContent('', read))

  expect([result.current.phase, read.mock.calls.length]).toEqual(['closed', 0])
})

it.each([400, 422])('is closed when the server answers %d', async (status) => {
  const read = vi.fn<Read>().mockRejectedValue(new ApiError(status, 'No.'))
  const { result } = renderHook(() => useLinkContent('abc', read))

  await waitFor(() => expect(result.current.phase).toBe('closed'))
})

it('can be read again after a fault', async () => {
  const read = vi.fn<Read>().mockRejectedValueOnce(new ApiError(503, 'No.')).mockResolvedValue('a consent')
  const { result } = renderHook(() => useLinkContent('abc', read))
  await waitFor(() => expect(result.current.phase).toBe('fault'))

  act(() => result.current.retry())

  await waitFor(() => expect(result.current.phase).toBe('open'))
})
