/** A link that opens a mail to `address` with the subject filled in. */
export function mailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
