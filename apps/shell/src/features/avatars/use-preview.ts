import { type PointerEvent, useEffect, useRef, useState } from 'react'

// Long enough that crossing the grid with the pointer starts no preview.
const hoverDelayMs = 250

/**
 * Controls a looping preview: it plays on hover and keyboard focus, rewinds when these end, and toggles on a press. With
 * reduced motion, only a press starts it. Put `handlers` on the interactive element and `video` on the video.
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
      // `playing` instead of `play`, which fires before the first frame is shown.
      onPlaying: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setBroken(true),
    },
    handlers: {
      // Touch fires `pointerenter` before the press, and the press would then stop the preview again.
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

// With reduced motion, previews start on a press only.
function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

// The preview that plays. Only one does at a time.
let talking: HTMLVideoElement | undefined

async function start(video: HTMLVideoElement): Promise<void> {
  if (talking !== video) talking?.pause()
  talking = video
  video.muted = false
  try {
    await video.play()
  } catch (error) {
    // Browsers refuse sound before the first press on a page, so the preview plays muted. Other errors mean that it was stopped
    // before it began.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    video.muted = true
    await video.play().catch(() => undefined)
  }
}

export type Preview = ReturnType<typeof usePreview>
