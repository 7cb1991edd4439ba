const SLUG_CHARACTERS_MIN = 3
const SLUG_CHARACTERS_MAX = 40

/** Names below the platform's host that are reserved for other purposes than a tenant's site, now or later. */
const reserved = new Set(
  `abuse account accounts admin api app apps assets auth autoconfig autodiscover billing blog cdn demo dev dns docs edge email
   example ftp git grafana help host hostmaster imap info internal localhost login mail media metrics monitor mx news ns ns1
   ns2 oauth operator ops partner partners pay platform pop postmaster preview prod production public register root
   security share shop signin signup smtp sso staging static status stats stripe support system test tls uploads
   vpn web webmail webmaster webhook webhooks whitelabel ws www wpad`.split(/\s+/),
)

export type SlugFault = 'characters' | 'length' | 'reserved'

/** Returns why a name cannot be the address of a tenant below the platform's host; undefined where it can. */
export function slugFault(slug: string): SlugFault | undefined {
  if (slug.length < SLUG_CHARACTERS_MIN || slug.length > SLUG_CHARACTERS_MAX) return 'length'
  // Names in other scripts begin with two hyphens in a row (punycode) and could imitate another name.
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) return 'characters'
  return reserved.has(slug) ? 'reserved' : undefined
}

/** Returns a proposal for the address of a company: `Costa Verde Homes` -> `costa-verde-homes` */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, SLUG_CHARACTERS_MAX)
    .replace(/-$/, '')
}
