import { type Download, createDownload } from '../../platform/safe-fetch/download.ts'
import type { GateRules } from '../../platform/safe-fetch/gate.ts'
import { type SafeFetch, createSafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { OpenTwinProvider } from '../../ports/twin-provider.ts'
import { createOwnServerTwins } from './twin-provider-own-server.ts'
import { createTavusTwins } from './twin-provider-tavus.ts'

const kinds = { tavus: createTavusTwins, 'own-server': createOwnServerTwins }

/**
 * Opens services of every kind. The service of the settings may be on this machine; those of partners must have public
 * addresses.
 */
export function createOpenTwinProvider(outside: { fetch: SafeFetch; download: Download }): OpenTwinProvider {
  const anywhere: GateRules = { ports: 'any', isAllowed: () => true }
  const tools = { fetch: createSafeFetch(anywhere), download: createDownload(anywhere) }
  return (connection) => kinds[connection.kind](connection, connection.isInstallation ? tools : outside)
}
