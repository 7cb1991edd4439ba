import { useEffect, useState } from 'react'

/** The time after which loading a video's metadata times out, in milliseconds. */
export const metadataTimeoutMs = 10_000

export type Metadata =
  | { phase: 'loading' | 'timed-out' | 'failed' }
  | { phase: 'ready'; seconds: number; width: number; height: number; tookMs: number }

/** Loads the head of the video at `url` and nothing more, once. */
export function useMetadata(url: string): Metadata {
  const [metadata, setMetadata] = useState<Metadata>({ phase: 'loading' })

  useEffect(() => {
    const begunAt = performance.now()
    const video = document.createElement('video')
    const settle = (settled: Metadata) => {
      clearTimeout(timer)
      video.onloadedmetadata = video.onerror = null
      setMetadata(settled)
    }
    const timer = setTimeout(() => {
      settle({ phase: 'timed-out' })
      video.removeAttribute('src')
      video.load()
    }, metadataTimeoutMs)
    video.preload = 'metadata'
    video.onerror = () => settle({ phase: 'failed' })
    video.onloadedmetadata = () => {
      const { duration: seconds, videoWidth: width, videoHeight: height } = video
      settle({ phase: 'ready', seconds, width, height, tookMs: performance.now() - begunAt })
    }
    video.src = url
    return () => {
      clearTimeout(timer)
      video.onloadedmetadata = video.onerror = null
      video.removeAttribute('src')
    }
  }, [url])

  return metadata
}
