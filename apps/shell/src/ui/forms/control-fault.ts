import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { type Control, isBlank } from './faulty.ts'
import { formatBillDay } from '../../lib/i18n/format.ts'

/** Returns the sentence about a faulty control, by its own attributes; undefined where the browser knows better. */
export function controlFault(control: Control): string | undefined {
  const { type, validity } = control
  if (validity.badInput) return type === 'number' ? t`Enter a number.` : t`Enter a complete date.`
  if (validity.valueMissing || isBlank(control)) return missingFault(control)
  if (validity.typeMismatch) {
    if (type === 'email') return t`Enter an email address, such as name@example.com.`
    return t`Enter a full web address, such as https://example.com.`
  }
  if (validity.tooShort && 'minLength' in control) {
    const minimum = control.minLength
    return plural(minimum, { one: 'Enter at least # character.', other: 'Enter at least # characters.' })
  }
  return control instanceof HTMLInputElement ? rangeFault(control) : undefined
}

function missingFault({ type }: Control): string {
  if (type === 'checkbox') return t`Select this box to continue.`
  if (type === 'radio' || type === 'select-one') return t`Choose an option.`
  return t`This field is required.`
}

function rangeFault({ type, validity, min, max, step }: HTMLInputElement): string | undefined {
  const isDate = type === 'date'
  const shown = (limit: string) => (isDate ? formatBillDay(limit) : formatDecimal(Number(limit)))
  const [least, most, multiple] = [min && shown(min), max && shown(max), formatDecimal(Number(step))]
  if (validity.rangeUnderflow || validity.rangeOverflow) {
    if (isDate) return validity.rangeUnderflow ? t`Choose ${least} or later.` : t`Choose ${most} or earlier.`
    if (least && most) return t`Enter a number from ${least} to ${most}.`
    return validity.rangeUnderflow ? t`Enter ${least} or more.` : t`Enter ${most} or less.`
  }
  if (!validity.stepMismatch) return undefined
  return step === '1' || step === '' ? t`Enter a whole number.` : t`Enter a multiple of ${multiple}.`
}

function formatDecimal(number: number): string {
  return new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(number)
}
