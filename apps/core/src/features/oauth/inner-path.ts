/**
 * Returns the path on the site at `origin` that `address` names, or null. A path may look like another host
 * after its first slash (`/.//evil.example`), so callers prepend the origin.
 */
export function innerPath(address: string | undefined, origin: string): string | null {
  const url = address?.startsWith('/') ? URL.parse(address, origin) : null
  return url?.origin === origin ? url.pathname + url.search + url.hash : null
}
