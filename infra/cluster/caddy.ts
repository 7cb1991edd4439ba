import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/core/test/free-port.ts'
import { type Service, startService } from './service.ts'

interface Upstreams {
  /** `host:port` of each web node. */
  addresses: readonly string[]
  /** The same for all. */
  machinePort: number
  /** For its files. */
  folder: string
  /** The port to listen on; any free one if undefined. */
  port?: number | undefined
}

/** Starts Caddy on loopback with the proxy of infra/Caddyfile, without its certificates. Believes the addresses of its clients. */
export async function startCaddy(
  program: string,
  { addresses, machinePort, folder, port }: Upstreams,
): Promise<{ service: Service; port: number }> {
  const chosen = port ?? (await freePort())
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n}\nhttp://:${chosen} {\n\tbind 127.0.0.1\n${proxyOfRecipe()}}\n`,
  )
  const environment = {
    CORE: addresses.join(' '),
    CORE_MACHINE_PORT: String(machinePort),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const command = [program, 'run', '--config', file, '--adapter', 'caddyfile']
  return { service: await startService({ name: 'Caddy', command, port: chosen, environment }), port: chosen }
}

function proxyOfRecipe(): string {
  const recipe = readFileSync(new URL('../Caddyfile', import.meta.url), 'utf8')
  const proxy = /\treverse_proxy .*?\n\t\}\n/s.exec(recipe)?.[0]
  if (!proxy) throw new Error('infra/Caddyfile has no reverse_proxy')
  return proxy.replace(/\{\n/, '{\n\t\ttrusted_proxies private_ranges\n')
}
