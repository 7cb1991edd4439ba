import type { LiveMessage } from '@vitrine/contract'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { onSessionChange } from '../boot/boot.ts'
import { nextDelay } from './live-delay.ts'

/** `paused`: the connection was lost and is being tried again; pages then say "Live updates paused. Trying again." */
type LiveState = 'idle' | 'open' | 'paused'

type Handler = (message: LiveMessage) => void

const reopenCode = 4000

const handlers = new Set<Handler>()
const watchers = new Set<() => void>()
let socket: WebSocket | undefined
let state: LiveState = 'idle'
let failures = 0

/** Calls `handler` with every live message until the returned function is called. The first listener opens the socket. */
function onLive(handler: Handler): () => void {
  handlers.add(handler)
  if (!socket) connect()
  return () => handlers.delete(handler)
}

/** Calls `handler` with live messages while the component is mounted. */
export function useLive(handler: Handler): void {
  const latest = useEffectEvent(handler)
  useEffect(() => onLive((message) => latest(message)), [])
}

/** The state of the page's connection. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(watch, () => state)
}

// The core reads the session when the socket opens, so another person needs another socket.
onSessionChange(() => socket?.close(reopenCode))

function connect(): void {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  socket = new WebSocket(`${scheme}://${location.host}/ws`)
  socket.onopen = () => {
    failures = 0
    change('open')
  }
  socket.onmessage = (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as LiveMessage
    for (const handler of handlers) handler(message)
  }
  socket.onclose = (event) => {
    if (event.code === reopenCode) return connect()
    change('paused')
    setTimeout(connect, nextDelay(failures++))
  }
}

function change(next: LiveState): void {
  state = next
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
