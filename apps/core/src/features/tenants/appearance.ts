import { createHash } from 'node:crypto'
import type { Tenant } from '../../platform/tenant.ts'

/** What every film of a tenant is drawn with, as one word: it changes with the brand. */
export function appearanceOf({ brand, vertical }: Pick<Tenant, 'brand' | 'vertical'>): string {
  const { companyName, colours, logoSvg } = brand
  const drawnWith = [vertical, companyName, colours.primary, colours.secondary, colours.accent, logoSvg]
  return createHash('sha256').update(JSON.stringify(drawnWith)).digest('hex').slice(0, 16)
}
