// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRecorder } from './use-recorder.ts'

it('turns off a microphone that is allowed only after the screen was left', async () => {
  const track = { readyState: 'live', stop: () => void (track.readyState = 'ended') }
  const stream = { getTracks: () => [track] } as unknown as MediaStream
  const asked = Promise.withResolvers<MediaStream>()
  const start = vi.fn<() => void>()
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => asked.promise } })
  vi.stubGlobal(
    'MediaRecorder',
    class {
      start = start
    },
  )
  const onFile = vi.fn<(file: File) => void>()
  const { result, unmount } = renderHook(() => useRecorder(onFile))
  act(() => result.current.start())
  unmount()
  await act(async () => asked.resolve(stream))

  expect(track.readyState).toBe('ended')
  expect(start).not.toHaveBeenCalled()
})
