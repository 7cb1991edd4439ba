import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive, useLiveState } from '../../lib/live/live.ts'
import { catchUpOnVideos, refreshVideos, applyLiveMessage } from './video-cache.ts'

/** Keeps the cached videos up to the socket's messages while the component is shown. Returns whether the socket is down. */
export function useLiveVideos(): boolean {
  const client = useQueryClient()
  const state = useLiveState()
  const before = useRef(state)
  useLive((message) => void applyLiveMessage(client, message))
  useEffect(() => {
    // Events sent while the socket was closed are not repeated.
    if (state === 'open' && before.current === 'idle') void catchUpOnVideos(client)
    if (state === 'open' && before.current === 'paused') void refreshVideos(client)
    before.current = state
  }, [client, state])
  return state === 'paused'
}
