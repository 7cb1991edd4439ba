import { useEffect, useRef, useState } from 'react'
import { useLeaveSignal } from '../../lib/api/use-leave-signal.ts'

type Phase = 'idle' | 'asking' | 'recording' | 'refused'

/** Records the microphone of this device. The voice-over is handed over as a file when it is stopped. */
export function useRecorder(onFile: (file: File) => void) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder>(undefined)
  const leaveSignal = useLeaveSignal()
  useEffect(() => () => end(recorder.current), [])
  useEffect(() => {
    if (phase !== 'recording') return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [phase])

  async function start(): Promise<void> {
    const left = leaveSignal()
    setPhase('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (left.aborted) return turnOff(stream)
      const made = new MediaRecorder(stream)
      const parts: Blob[] = []
      made.ondataavailable = ({ data }) => void parts.push(data)
      made.onstop = () => {
        turnOff(stream)
        setPhase('idle')
        const type = made.mimeType.split(';')[0] ?? ''
        onFile(new File(parts, `voice-over.${type.split('/')[1] ?? 'webm'}`, { type }))
      }
      made.start(1000)
      recorder.current = made
      setSeconds(0)
      setPhase('recording')
    } catch {
      setPhase('refused')
    }
  }

  return { phase, seconds, start: () => void start(), stop: () => recorder.current?.stop() }
}

/** Ends a recording whose screen was left: its file is dropped, and the microphone is turned off. */
function end(recorder: MediaRecorder | undefined): void {
  if (!recorder) return
  recorder.onstop = null
  if (recorder.state !== 'inactive') recorder.stop()
  turnOff(recorder.stream)
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
