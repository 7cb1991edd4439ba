// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useCamera } from './use-camera.ts'

const opening: { stream: MediaStream; allow: () => void }[] = []

/** Returns a stream whose one track says whether the camera is still on. */
function someStream() {
  const track = { readyState: 'live', onended: null, stop: () => void (track.readyState = 'ended') }
  return { getTracks: () => [track] } as unknown as MediaStream
}

const isOn = (stream: MediaStream | undefined) => stream?.getTracks()[0]?.readyState === 'live'

beforeEach(() => {
  opening.length = 0
  vi.stubGlobal('MediaRecorder', class {})
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: async () => [],
      getUserMedia: () =>
        new Promise((resolve) => {
          const stream = someStream()
          opening.push({ stream, allow: () => resolve(stream) })
        }),
    },
  })
})

it('turns off a camera that is allowed only after the studio was left', async () => {
  const { result, unmount } = renderHook(() => useCamera())
  act(() => result.current.start())
  unmount()
  await act(async () => opening[0]?.allow())

  expect(isOn(opening[0]?.stream)).toBe(false)
})

it('keeps only the last chosen camera on', async () => {
  const { result } = renderHook(() => useCamera())
  act(() => result.current.start({ cameraId: 'front' }))
  act(() => result.current.start({ cameraId: 'back' }))
  await act(async () => opening[1]?.allow())
  await act(async () => opening[0]?.allow())

  await waitFor(() => expect(result.current.state).toBe('on'))
  expect(opening.map(({ stream }) => isOn(stream))).toEqual([false, true])
  expect(result.current.stream).toBe(opening[1]?.stream)
})
