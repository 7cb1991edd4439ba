import type { Boot, Branding } from '@vitrine/contract'
import { currentBoot, setBoot, showBoot } from '../boot/boot.ts'

/**
 * Puts newer branding in place, which components that read it show. Not even they render again where only colours, fonts or the
 * style sheet are others: those the page wears without React.
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

/** Whether two values as JSON has them say the same, in whatever order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))]
  return left.length === right.size && left.every(([name, value]) => isSame(value, right.get(name)))
}
