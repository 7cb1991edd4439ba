import type { ExportFormat, ExportType } from './queries.ts'

/** `waymark-videos-2027-03-14.csv`, as the core names the file. */
export function exportName(prefix: string, type: ExportType, format: ExportFormat, now = new Date()): string {
  return `${prefix}-${type}-${now.toISOString().slice(0, 10)}.${format}`
}
