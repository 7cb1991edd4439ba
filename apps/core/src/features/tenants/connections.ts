import { isIP } from 'node:net'
import type { Branding } from '@vitrine/contract'
import { isPublic } from '../../platform/safe-fetch/addresses.ts'

type ConnectedService = Branding['connectedServices'][number]

/** The addresses of the servers in the settings of the installation, for all sites. */
export interface InstallationServices {
  writer: string | undefined
  translator: string | undefined
  speech: string | undefined
  twins: string | undefined
}

/** Services that a site has connected itself. */
export interface SiteConnections {
  speechAddress: string | undefined
  twinsAddress: string | undefined
  hasSso: boolean
}

/** Returns the recipients of what people of a site write, say or record: servers of the installation and of the site. */
export function connectedServices(
  installation: InstallationServices,
  { speechAddress, twinsAddress }: SiteConnections,
): ConnectedService[] {
  const { writer, translator, speech, twins } = installation
  return [
    ...serviceAt('writer', writer),
    ...serviceAt('translator', translator),
    ...serviceAt('speech', speechAddress),
    ...serviceAt('speech', speech),
    // The site's own server replaces that of the installation.
    ...serviceAt('twins', twinsAddress ?? twins),
  ]
}

function serviceAt(kind: ConnectedService['kind'], address: string | undefined): ConnectedService[] {
  return address === undefined ? [] : [{ kind, host: publicHost(address) }]
}

const INNER_NAME = /^[^.]+$|\.(?:internal|intranet|lan|local|localdomain|localhost|home\.arpa|test)$/

/** Returns null for a host of the operator's own network, which public pages do not name. */
function publicHost(address: string): string | null {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublic(host) ? host : null
  return INNER_NAME.test(host) ? null : host
}
