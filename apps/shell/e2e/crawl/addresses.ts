const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const NO_SCREEN = /^\/(?:api|auth|media|dev|theme|samples)\//

/** Returns path and query without what differs from one person and time to the next: two of a kind lead to the same screen. */
export function kindOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost')
  return (pathname + search)
    .replace(ID, ':id')
    .replace(/^\/media\/.*/, '/media/:key')
    .replace(/^\/v\/[^/?#]+/, '/v/:token')
    .replace(/(token|signature|expires|before|after|cursor)=[^&#]+/g, '$1=:value')
}

/** Returns path and query of a link to a screen of the site, and null of any other link. */
export function screenOf(href: string | null, origin: string): string | null {
  const url = href && !href.startsWith('#') ? URL.parse(href, origin) : null
  return url?.origin === origin && !NO_SCREEN.test(url.pathname) ? url.pathname + url.search : null
}
