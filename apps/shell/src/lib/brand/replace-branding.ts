import type { Boot, Branding } from '@vitrine/contract'
import { currentBoot, setBoot, showBoot } from '../boot/boot.ts'

/**
 * Replaces the branding. Components render again only when something besides colours, fonts and style sheet changed; the page
 * applies those without React.
 */
export function replaceBranding(branding: Branding): void {
  const before = currentBoot()
  const { language, wordFiles, hasSession, isPreview } = before
  const next = { ...branding, language, wordFiles, hasSession, ...(isPreview ? { isPreview } : {}) }
  setBoot(next)
  if (!isSame(withoutLook(before), withoutLook(next))) showBoot()
}

function withoutLook({ brand, ...rest }: Boot) {
  const { companyName, logoUrl, logoDarkUrl } = brand
  return { ...rest, brand: { companyName, logoUrl, logoDarkUrl } }
}

/** Compares two JSON values, ignoring the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))]
  return left.length === right.size && left.every(([name, value]) => isSame(value, right.get(name)))
}
