import { plural, t } from '@lingui/core/macro'
import { formatBillDay, formatDecimal } from '../../lib/i18n/format.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns what is wrong with a control, by its own attributes (`required`, `type`, `min`, ...), in the language of the page. */
export function controlFault(control: Control): string | undefined {
  if (!control.willValidate || control.closest('[hidden]')) return undefined
  const { validity, value } = control
  if (validity.badInput) return control.type === 'number' ? t`Enter a number.` : t`Enter a complete date.`
  if (isMissing(control)) return missingFault(control)
  if (validity.typeMismatch) {
    if (control.type === 'email') return t`Enter an email address, such as name@example.com.`
    return t`Enter a full web address, such as https://example.com.`
  }
  // The browser counts only what was typed, and not what is around it.
  const minimum = 'minLength' in control ? control.minLength : 0
  if (value !== '' && value.trim().length < minimum)
    return plural(minimum, { one: 'Enter at least # character.', other: 'Enter at least # characters.' })
  return control instanceof HTMLInputElement ? rangeFault(control) : undefined
}

/** A text of nothing but spaces is missing too; a password may be one. */
function isMissing(control: Control): boolean {
  if (control.validity.valueMissing) return true
  return control.required && control.type !== 'password' && control.value.trim() === ''
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
