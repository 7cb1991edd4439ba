/** The domains of public mail providers. The list is large and rarely needed, so it is loaded when first asked for. */
export async function publicMailDomains(): Promise<ReadonlySet<string>> {
  return new Set((await import('free-email-domains')).default)
}
