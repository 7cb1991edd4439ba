import { useEffect, useRef, useState } from 'react'
import { recordingFormat, recordingName } from './recording-format.ts'
import { type Take, type TakeName, takeSeconds } from './takes.ts'

const COUNTDOWN_SECONDS = 3
/** The length of a recorded chunk. Short, so that little is lost when the camera is disconnected. */
const SLICE_MS = 1000
const VIDEO_BITS_PER_SECOND = 6_000_000

const now = () => performance.now()

export type TakePhase = 'idle' | 'countdown' | 'recording'

interface Recording {
  name: TakeName
  stream: MediaStream
  onTake: (name: TakeName, take: Take) => void
  onTooShort: () => void
}

/** Records one take: a countdown, then the camera until it is stopped or has the length that is needed at most. */
export function useTake() {
  const [phase, setPhase] = useState<TakePhase>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder>(undefined)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => cancel(), [])

  function start(recording: Recording): void {
    setPhase('countdown')
    setSeconds(COUNTDOWN_SECONDS)
    const end = now() + COUNTDOWN_SECONDS * 1000
    timer.current = setInterval(() => {
      const left = Math.ceil((end - now()) / 1000)
      setSeconds(Math.max(0, left))
      if (left <= 0) record(recording)
    }, 100)
  }

  function record({ name, stream, onTake, onTooShort }: Recording): void {
    clearInterval(timer.current)
    const format = recordingFormat((type) => MediaRecorder.isTypeSupported(type))
    const options = { ...(format ? { mimeType: format } : {}), videoBitsPerSecond: VIDEO_BITS_PER_SECOND }
    const made = new MediaRecorder(stream, options)
    const parts: Blob[] = []
    const since = now()
    const elapsed = () => (now() - since) / 1000
    made.ondataavailable = ({ data }) => void (data.size > 0 && parts.push(data))
    made.onstop = () => {
      clearInterval(timer.current)
      setPhase('idle')
      const durationSeconds = elapsed()
      if (durationSeconds < takeSeconds[name].least) return onTooShort()
      const type = made.mimeType.split(';')[0] ?? 'video/webm'
      onTake(name, { file: new File(parts, recordingName(name, made.mimeType), { type }), durationSeconds })
    }
    recorder.current = made
    made.start(SLICE_MS)
    setSeconds(0)
    setPhase('recording')
    timer.current = setInterval(() => {
      setSeconds(elapsed())
      if (elapsed() >= takeSeconds[name].most) stop()
    }, 100)
  }

  function stop(): void {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }

  /** Cancels the countdown or recording and discards it. */
  function cancel(): void {
    clearInterval(timer.current)
    if (recorder.current) recorder.current.onstop = null
    stop()
    recorder.current = undefined
    setPhase('idle')
  }

  return { phase, seconds, start, stop, cancel }
}
