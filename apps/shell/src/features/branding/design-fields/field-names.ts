import { t } from '@lingui/core/macro'
import { languages } from '@vitrine/contract'
import { formatCount } from '../../../lib/i18n/format.ts'
import { lineNames } from '../wording/line-names.ts'
import type { FieldPath } from './fields.ts'

/** Returns what the editor calls a field, e.g. `Label of the script field, Español`. */
export function fieldName(path: FieldPath): string {
  const [part = '', ...rest] = path.split('.')
  if (part !== 'words') return partNames()[path] ?? partNames()[part] ?? path
  const [code, ...line] = rest
  const language = languages.find((one) => one.code === code)?.name ?? ''
  return `${wordName(line)}, ${language}`
}

function wordName([line = '', at = '0', field = '']: string[]): string {
  const number = formatCount(Number(at) + 1)
  if (line === 'audiences') return field === 'title' ? t`Audience ${number}` : t`Benefit ${number}`
  if (line === 'samples')
    return field === 'script' ? t`Script for sample video ${number}` : t`Title for sample video ${number}`
  return (lineNames() as Record<string, string>)[line] ?? line
}

function partNames(): Record<string, string> {
  return {
    companyName: t`Company Name`,
    'colours.primary': t({ message: 'Primary', context: 'color' }),
    'colours.secondary': t`Secondary`,
    'colours.accent': t`Accent`,
    fontFamily: t`Font Family`,
    logoId: t`Logo`,
    darkLogoId: t`Logo for dark backgrounds`,
    customCss: t`Custom CSS`,
    presenters: t`Presenters`,
    'video.openingLine': t`Opening text`,
    'video.closingLine': t`Closing text`,
    'video.onCustomerVideos': t`Your name on customers’ videos`,
    'video.aiLabel': t`AI label`,
    'legal.companyName': t`Registered name`,
    legal: t`Legal details and addresses`,
    footer: t`Footer`,
    salesEmail: t`Sales`,
    supportEmail: t`Support`,
  }
}
