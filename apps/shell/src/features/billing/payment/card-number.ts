/** `4242424242424242` -> `4242 4242 4242 4242`; cards with fifteen digits are written in three groups. */
export function groupedNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19)
  if (/^3[47]/.test(digits)) return groups(digits, [4, 6, 5])
  return groups(digits, [4, 4, 4, 4, 3])
}

/** `1129` -> `11 / 29`, `4` -> `04 / ` */
export function groupedExpiry(typed: string): string {
  const all = digitsOf(typed)
  const digits = /^[2-9]/.test(all) ? `0${all}` : all
  return digits.length <= 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`
}

const NUMBER_DIGITS_MIN = 12
const NUMBER_DIGITS_MAX = 19

export type CardFault = 'number' | 'number-wrong' | 'expiry' | 'past' | 'code'

/** Returns the validation errors of a card; empty when it is valid. */
export function faultsOf(card: { number: string; expiry: string; code: string }, today: Date): CardFault[] {
  const faults: CardFault[] = []
  const digits = digitsOf(card.number)
  if (digits.length < NUMBER_DIGITS_MIN) faults.push('number')
  else if (!isNumber(digits)) faults.push('number-wrong')
  const expiry = /^(0[1-9]|1[0-2]) ?\/ ?(\d\d)$/.exec(card.expiry.trim())
  if (!expiry) faults.push('expiry')
  // A card is good to the end of its month.
  else if (new Date(2000 + Number(expiry[2]), Number(expiry[1])) <= today) faults.push('past')
  if (!/^\d{3,4}$/.test(card.code.trim())) faults.push('code')
  return faults
}

/** Whether the digits add up as those of every card do (Luhn). */
function isNumber(digits: string): boolean {
  if (digits.length > NUMBER_DIGITS_MAX) return false
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function digitsOf(text: string): string {
  // Farsi and Hindi keyboards type digits of their own.
  const western = text
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  return western.replace(/\D/g, '')
}

function groups(digits: string, sizes: number[]): string {
  const parts: string[] = []
  let from = 0
  for (const size of sizes) {
    parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.filter(Boolean).join(' ')
}
