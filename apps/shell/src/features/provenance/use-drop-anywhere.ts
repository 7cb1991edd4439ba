import { useEffect, useEffectEvent } from 'react'

/** Takes a file that is dropped beside the field for it, which would open in place of the page. */
export function useDropAnywhere(onFile: (file: File) => void): void {
  const drop = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file) onFile(file)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('dragover', (event) => event.preventDefault(), { signal })
    addEventListener('drop', (event) => drop(event), { signal })
    return () => listening.abort()
  }, [])
}
