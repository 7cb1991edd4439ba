import { t } from '@lingui/core/macro'

/** Returns a typed address with `https://` added when the scheme is missing. */
export function completeAddress(text: string): string {
  const address = text.trim()
  return /^[^\s:/]+\.[^\s.]/.test(address) ? `https://${address}` : address
}

/** Why a page cannot be shown at this address; undefined when it can, or when none was given. */
export function addressFault(text: string): string | undefined {
  const address = text.trim()
  if (address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address))) return undefined
  return t`Enter a full URL, such as https://example.com/page.`
}
