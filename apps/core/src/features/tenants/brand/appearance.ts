import { createHash } from 'node:crypto'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { labelsEveryVideo } from '../ai-label.ts'

/** Returns a hash of everything in a brand that videos are drawn with. */
export function appearanceOf({ brand, vertical, settings }: Pick<Tenant, 'brand' | 'settings' | 'vertical'>): string {
  const { companyName, colours, fontFamily, logoSvg } = brand
  const { openingLine, closingLine } = settings.video
  const lines = openingLine || closingLine ? [openingLine, closingLine] : []
  const font = fontFamily === 'Inter' ? [] : [fontFamily]
  const label = labelsEveryVideo(settings) ? ['label'] : []
  const { primary, secondary, accent } = colours
  const drawnWith = [vertical, companyName, primary, secondary, accent, logoSvg, ...font, ...lines, ...label]
  return createHash('sha256').update(JSON.stringify(drawnWith)).digest('hex').slice(0, 16)
}
