/**
 * The path on the site at `origin` that `address` names, or null. What follows the path's first slash may look like another
 * host (`/.//evil.example`), so whoever leads there writes the origin in front of it.
 */
export function innerPath(address: string | undefined, origin: string): string | null {
  const url = address?.startsWith('/') ? URL.parse(address, origin) : null
  return url?.origin === origin ? url.pathname + url.search + url.hash : null
}
