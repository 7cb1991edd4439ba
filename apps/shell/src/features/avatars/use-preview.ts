import { type PointerEvent, useEffect, useRef, useState } from 'react'

// Long enough that a pointer on its way across the grid starts nobody talking.
const hoverDelayMs = 250

/**
 * A looping preview that talks while one points at it or stands on it with the keyboard, stops and goes back to its
 * beginning when one leaves, and toggles on a press. With less motion asked for, only a press starts it. Put `handlers` on
 * the part that reacts and `video` on the video.
 */
export function usePreview() {
  const element = useRef<HTMLVideoElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  // Previews that failed through the network are loaded again when it is back.
  useEffect(() => {
    if (!isBroken) return undefined
    const tryAgain = () => setBroken(false)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isBroken])

  function play() {
    clearTimeout(timer.current)
    if (element.current) void start(element.current)
  }
  function stop() {
    clearTimeout(timer.current)
    if (!element.current) return
    element.current.pause()
    element.current.currentTime = 0
  }
  const toggle = () => (element.current?.paused === false ? stop() : play())

  return {
    isPlaying,
    isBroken,
    toggle,
    video: {
      ref: element,
      // Not `play`, at which nothing is there to be seen yet.
      onPlaying: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setBroken(true),
    },
    handlers: {
      // A finger also "enters" before it presses, and the press would then stop what the entering began.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !wantsStillness()) timer.current = setTimeout(play, hoverDelayMs)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') stop()
      },
      onFocus: ({ target }: { target: Element }) => {
        if (target.matches(':focus-visible') && !wantsStillness()) play()
      },
      onBlur: stop,
    },
  }
}

// People who asked for less motion press to see one move.
function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

// Two presenters who talk at once are heard by nobody; a finger leaves the first one talking.
let talking: HTMLVideoElement | undefined

async function start(video: HTMLVideoElement): Promise<void> {
  if (talking !== video) talking?.pause()
  talking = video
  video.muted = false
  try {
    await video.play()
  } catch (error) {
    // Browsers refuse sound until the page was pressed once; a silent preview still shows the face. Any other reason is
    // that it was stopped before it began.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    video.muted = true
    await video.play().catch(() => undefined)
  }
}

export type Preview = ReturnType<typeof usePreview>
