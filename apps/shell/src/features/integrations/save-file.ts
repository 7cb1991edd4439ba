import type { ExportFormat, ExportType } from './queries.ts'

/** `waymark-videos-2027-03-14.csv`, as the core names the file. */
export function exportName(prefix: string, type: ExportType, format: ExportFormat, now = new Date()): string {
  return `${prefix}-${type}-${now.toISOString().slice(0, 10)}.${format}`
}

/** Has the browser save a file that is here already. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read it only a moment after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
