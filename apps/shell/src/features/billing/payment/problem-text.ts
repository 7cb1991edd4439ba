import { t } from '@lingui/core/macro'

/** What a payment provider says of a card, in the language of the page; what is not known here stays as it came. */
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

/** What is said when a person does not agree on the step that their bank asks for. */
export function unconfirmedText(): string {
  return t`The payment wasn’t confirmed. You weren’t charged.`
}
