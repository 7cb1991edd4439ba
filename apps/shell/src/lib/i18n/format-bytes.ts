import { i18n } from '@lingui/core'
import { unbroken } from './unbroken.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size as people read it: `1.4 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  const unit = units[step] ?? 'byte'
  // In English the short form of bytes is "byte", however many they are; in Farsi short forms are Latin letters.
  const unitDisplay = unit === 'byte' || i18n.locale === 'fa' ? 'long' : 'short'
  const format = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })
  return unbroken(format.format(bytes / 1024 ** step))
}
