const watchers = new Set<() => void>()

/** Calls `watcher` whenever colours may have changed: the visitor's choice, the system's mode or the brand. */
export function watchPaint(watcher: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  watchers.add(watcher)
  system.addEventListener('change', watcher)
  return () => {
    watchers.delete(watcher)
    system.removeEventListener('change', watcher)
  }
}

/** Notifies canvases, which cannot read CSS variables, that the colours of the page have changed. */
export function announcePaint(): void {
  for (const watcher of watchers) watcher()
}
