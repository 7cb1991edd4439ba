/**
 * The path inside this site that `address` names, or undefined. Anything that would lead to another site, also in
 * disguise (`//evil.example`, `/\evil.example`), is refused, because the address may come from a link somebody else wrote.
 */
export function innerPath(address: string | null | undefined, origin: string): string | undefined {
  if (!address) return undefined
  const url = URL.parse(address, origin)
  if (!url || url.origin !== origin) return undefined
  // The normalised path may begin like another site's address (`/.//evil.example`).
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
