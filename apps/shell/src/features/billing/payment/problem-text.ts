import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'

/** Translates an error of the payment provider; unknown ones stay as they are. */
export function problemText(message: string | null | undefined): string {
  if (!message) return t`Payment could not be processed`
  const sentences: Record<string, string> = {
    'Your card was declined.': t`Your card was declined.`,
    'Your card has insufficient funds.': t`Your card has insufficient funds.`,
    'Your card has expired.': t`Your card has expired.`,
    'Test mode: real cards aren’t charged. Use a test card such as 4242 4242 4242 4242.': t({
      message: 'Test mode: real cards aren’t charged. Use a test card such as 4242 4242 4242 4242.',
    }),
  }
  return sentences[message] ?? message
}

/** Returns the message for a payment call that failed: the text of a problem, or that the error was unexpected. */
export function paymentErrorText(error: unknown): string {
  const isKnown = error instanceof ApiError && error.status < 500
  return (isKnown && error.text) || t`An unexpected error occurred. Please try again.`
}

/** Returns the message for a person who declines the confirmation that their bank requires. */
export function unconfirmedText(): string {
  return t`The payment wasn’t confirmed. You weren’t charged.`
}
