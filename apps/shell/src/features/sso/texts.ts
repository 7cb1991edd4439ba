import { t } from '@lingui/core/macro'
import type { SsoFault, SsoRole, SsoTest } from '@vitrine/contract'

/** Returns the names of the roles that people of the identity provider can get. */
export function ssoRoleNames(): Record<SsoRole, string> {
  return {
    customer: t({ message: 'Customer', comment: 'Somebody who makes videos on the site' }),
    analyst: t({ message: 'Analyst', comment: 'Role in the team of a site' }),
    editor: t({ message: 'Editor', comment: 'Role in the team of a site' }),
    admin: t({ message: 'Admin', comment: 'Role in the team of a site' }),
  }
}

/** Returns why an issuer cannot be used, and what to change; undefined where nothing is wrong. */
export function testFault({ fault, at }: SsoTest): string | undefined {
  if (!fault) return undefined
  const texts: Record<SsoFault, string> = {
    'address-refused': t`This address isn’t public. Use the provider’s public URL on its default port.`,
    unreachable: t`The provider isn’t responding. Check the URL.`,
    'too-slow': t`The provider took too long to respond. Try again.`,
    'too-large': t`The provider’s response is too large.`,
    redirected: t`The provider redirects to another address. Enter the final URL.`,
    'not-found': t`The discovery document wasn’t found at this URL.`,
    'not-openid': t`This isn’t an OpenID Connect provider.`,
    'other-issuer': t`The provider names a different issuer. Copy the issuer URL exactly, including any slash at the end.`,
    'no-code-flow': t`The provider doesn’t support the authorization code flow.`,
    'no-keys': t`The provider publishes no signing keys.`,
  }
  return at === 'keys' && fault === 'not-found' ? t`The provider’s signing keys weren’t found.` : texts[fault]
}
