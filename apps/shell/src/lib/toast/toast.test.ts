import { describe, expect, it, vi } from 'vitest'
import { createToastQueue } from './toast.ts'

describe('toasts', () => {
  it('appear one at a time, and a newer one replaces the older', () => {
    const queue = createToastQueue()
    queue.show({ title: 'Video deleted' })
    queue.show({ title: 'Status updated', tone: 'success' })
    expect(queue.current()).toMatchObject({ title: 'Status updated', tone: 'success' })
  })

  it('disappear when they are closed, and an older one’s end does not remove a newer', () => {
    const queue = createToastQueue()
    queue.show({ title: 'Video deleted' })
    const first = queue.current()?.id ?? 0
    queue.show({ title: 'Video deleted' })
    queue.close(first)
    expect(queue.current()?.title).toBe('Video deleted')
    queue.close(queue.current()?.id ?? 0)
    expect(queue.current()).toBeUndefined()
  })

  it('notify watchers of each change until they unsubscribe', () => {
    const queue = createToastQueue()
    const watcher = vi.fn<() => void>()
    const stop = queue.watch(watcher)
    queue.show({ title: 'Logged Out' })
    stop()
    queue.show({ title: 'Welcome back!' })
    expect(watcher).toHaveBeenCalledTimes(1)
  })
})
