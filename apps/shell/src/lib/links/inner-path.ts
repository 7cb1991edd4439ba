/**
 * Returns the path inside this site that `address` names, or undefined. Addresses of other sites, also
 * disguised ones (`//evil.example`, `/\evil.example`), are refused, because the address may come from an
 * untrusted link.
 */
export function innerPath(address: string | null | undefined, origin: string): string | undefined {
  if (!address) return undefined
  const url = URL.parse(address, origin)
  if (!url || url.origin !== origin) return undefined
  // The normalised path may begin like another site's address (`/.//evil.example`).
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
