import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/core/test/free-port.ts'
import { type Service, startService } from './service.ts'

/** Starts Prometheus with infra/monitoring, asking these nodes for their figures. */
export async function startPrometheus(
  program: string,
  targets: readonly string[],
  folder: string,
): Promise<{ service: Service; port: number }> {
  const port = await freePort()
  const recipe = new URL('../monitoring/', import.meta.url)
  const settings = readFileSync(new URL('prometheus.yml', recipe), 'utf8')
  writeFileSync(join(folder, 'alerts.yml'), readFileSync(new URL('alerts.yml', recipe)))
  const list = targets.map((target) => `'${target}'`).join(', ')
  writeFileSync(join(folder, 'prometheus.yml'), settings.replace(/targets: \[.*?\]/s, `targets: [${list}]`))
  const command = [
    program,
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'figures')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  return { service: await startService({ name: 'Prometheus', command, port }), port }
}
