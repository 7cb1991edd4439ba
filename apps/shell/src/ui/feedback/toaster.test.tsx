// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toasts, toastShownMs } from '../../lib/toast/toast.ts'
import { show } from '../../test/show.tsx'

const say = (toast: Parameters<typeof toasts.show>[0]) => act(() => toasts.show(toast))
const shown = (title: string) => screen.queryByText(title, { selector: 'li *' })

afterEach(() => vi.useRealTimers())

it('shows one toast at a time, and a newer one replaces the older', async () => {
  show(null)
  say({ title: 'Saved' })
  await waitFor(() => expect(shown('Saved')).toBeTruthy())

  say({ title: 'Deleted', tone: 'destructive' })

  await waitFor(() => expect(shown('Deleted')).toBeTruthy())
  expect(shown('Saved')).toBeNull()
})

it('offers Undo, and closes when it is pressed', async () => {
  const undo = vi.fn<() => void>()
  const { person } = show(null)
  say({ title: 'Deleted', action: { label: 'Undo', onPress: undo } })

  await person.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(shown('Deleted')).toBeNull())
})

it('disappears after five seconds', async () => {
  show(null)
  say({ title: 'Saved' })
  await waitFor(() => expect(shown('Saved')).toBeTruthy())
  vi.useFakeTimers()
  say({ title: 'Saved again' })

  act(() => void vi.advanceTimersByTime(toastShownMs - 1))
  expect(shown('Saved again')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(shown('Saved again')).toBeNull()
})
