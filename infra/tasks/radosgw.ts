import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/core/test/free-port.ts'
import { type TestObjectStore, createTestBucket } from './test-bucket.ts'

const USER = { accessKeyId: 'tester', secretAccessKey: 'testing' }
const PROGRAMS = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']
/** Name, and what it may do. The gateway never connects to servers without authentication. */
const CLIENTS = [
  ['mon.', '--cap', 'mon', 'allow *'],
  ['client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'],
  ['osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
  ['client.rgw', '--cap', 'mon', 'allow rw', '--cap', 'osd', 'allow rwx'],
] as const

/** A throw-away gateway of Ceph, the most complete S3 in Debian: one monitor, and one device in memory. Needs no rights. */
export async function openRadosgw(): Promise<TestObjectStore> {
  if (!PROGRAMS.every((program) => existsSync(join('/usr/bin', program))))
    throw new Error('No radosgw to test on: install radosgw, ceph-mon, ceph-osd and ceph-common.')
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-radosgw-'))
  const children: ChildProcess[] = []
  const close = () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const endpoint = `http://127.0.0.1:${await freePort()}`
    await startCluster(folder, endpoint, children)
    const environment = await createTestBucket(endpoint, USER, children)
    return { origin: `a throw-away radosgw at ${endpoint}`, environment, close }
  } catch (error) {
    close()
    throw error
  }
}

async function startCluster(folder: string, endpoint: string, children: ChildProcess[]): Promise<void> {
  const [id, device, monitor] = [randomUUID(), randomUUID(), `v2:127.0.0.1:${await freePort()}/0`]
  const config = join(folder, 'ceph.conf')
  writeFileSync(config, configOf(folder, { id, monitor, endpoint }))
  for (const name of ['mon', 'osd', 'rgw', 'run', 'log']) mkdirSync(join(folder, name))
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      stdio: 'ignore',
      cwd: folder,
      timeout: 60_000,
      env: { ...process.env, CEPH_CONF: config },
    })
  const start = (program: string, ...args: string[]) =>
    void children.push(
      spawn(program, ['-c', config, '-f', ...args], { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder }),
    )
  for (const [at, [name, ...rights]] of CLIENTS.entries())
    run('ceph-authtool', ...(at === 0 ? ['--create-keyring'] : []), 'keyring', '--gen-key', '-n', name, ...rights)
  run('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[${monitor}]`, 'monmap')
  run('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring')
  start('ceph-mon', '-i', 'a')
  run('ceph', '-c', config, 'osd', 'new', device, '0')
  run('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', device)
  start('ceph-osd', '-i', '0')
  start('radosgw', '-n', 'client.rgw')
  const keys = ['--access-key', USER.accessKeyId, '--secret-key', USER.secretAccessKey]
  run('radosgw-admin', '-c', config, 'user', 'create', '--uid', 'test', '--display-name', 'test', ...keys)
}

function configOf(
  folder: string,
  { id, monitor, endpoint }: { id: string; monitor: string; endpoint: string },
): string {
  return `[global]
fsid = ${id}
mon_initial_members = a
mon_host = [${monitor}]
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 2147483648
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}/rgw
run_dir = ${folder}/run
admin_socket = ${folder}/run/$name.asok
pid_file = ${folder}/run/$name.pid
log_file = ${folder}/log/$name.log
keyring = ${folder}/keyring
rgw_frontends = beast endpoint=${endpoint.replace('http://', '')}
`
}
