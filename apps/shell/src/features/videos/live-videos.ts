import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive, useLiveState } from '../../kit/live.ts'
import { refreshVideos, takeLiveMessage } from './video-cache.ts'

/** Keeps the cached videos up to the socket's messages while the component is shown. Answers whether the socket is down. */
export function useLiveVideos(): boolean {
  const client = useQueryClient()
  const isDown = useLiveState() === 'paused'
  const wasDown = useRef(isDown)
  useLive((message) => void takeLiveMessage(client, message))
  useEffect(() => {
    // What was said while the socket was down is not said again.
    if (wasDown.current && !isDown) void refreshVideos(client)
    wasDown.current = isDown
  }, [client, isDown])
  return isDown
}
