import { useEffect, useState } from 'react'

const EVERY_MS = 100

/** Returns how loud the microphone is, 0 to 100. */
export function useLevel(stream: MediaStream | undefined): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      setLevel(levelOf(samples))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return level
}

/** From -60 dB, a quiet room, to 0 dB. */
function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const decibels = 10 * Math.log10(power + 1e-12)
  return Math.round(Math.min(100, Math.max(0, ((decibels + 60) / 60) * 100)))
}
