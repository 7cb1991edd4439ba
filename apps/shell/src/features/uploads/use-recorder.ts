import { useEffect, useRef, useState } from 'react'

type Phase = 'idle' | 'asking' | 'recording' | 'refused'

/** Records the microphone of this device. The voice-over is handed over as a file when it is stopped. */
export function useRecorder(onFile: (file: File) => void) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder>(undefined)
  useEffect(() => () => end(recorder.current), [])
  useEffect(() => {
    if (phase !== 'recording') return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [phase])

  async function start(): Promise<void> {
    setPhase('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const made = new MediaRecorder(stream)
      const parts: Blob[] = []
      made.ondataavailable = ({ data }) => void parts.push(data)
      made.onstop = () => {
        for (const track of stream.getTracks()) track.stop()
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

/** The screen is left: nobody waits for the recording, and the microphone must not stay on. */
function end(recorder: MediaRecorder | undefined): void {
  if (!recorder) return
  recorder.onstop = null
  if (recorder.state !== 'inactive') recorder.stop()
  for (const track of recorder.stream.getTracks()) track.stop()
}
