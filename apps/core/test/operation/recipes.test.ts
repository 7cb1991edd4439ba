import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Settings } from '../../src/config/settings.ts'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const has = (path: string) => existsSync(new URL(path, ROOT))

const dockerfile = read('infra/Dockerfile')
const compose = read('infra/compose.yaml')
const unit = read('infra/systemd/vitrine@.service')
const pgbouncer = read('infra/pgbouncer.ini')
const caddyfile = read('infra/Caddyfile')
const { config, packageManager } = JSON.parse(read('package.json')) as {
  config: { node: string }
  packageManager: string
}

/** Names of settings in a text that gives them values. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

const unknownTo = (names: readonly string[]) => names.filter((name) => !(name in Settings.shape))

describe('the image', () => {
  test('has the pinned Node and pnpm, and starts an existing program', () => {
    expect(namesIn(dockerfile, /^FROM node:([\d.]+)-/gm)).toEqual([config.node, config.node])
    expect(dockerfile).toContain(`npm install --global ${packageManager}`)
    const [program = ''] = namesIn(dockerfile, /^CMD \["node", "([^"]+)"\]/gm)
    expect(has(program)).toBe(true)
  })

  test('runs as an ordinary user, with existing settings, on the ports that it exposes', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    const [line = ''] = namesIn(dockerfile, /^ENV (NODE_ENV=.*)$/gm)
    expect(unknownTo(namesIn(line, /(\w+)=/g))).toEqual([])
    const [web = '', machine = ''] = namesIn(line, /(?:PORT=|INTERNAL_LISTEN=0\.0\.0\.0:)(\d+)/g)
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${web} ${machine}$`, 'm'))
    expect(dockerfile).toContain(`http://127.0.0.1:${machine}/healthz`)
  })
})

describe('the services of compose.yaml', () => {
  test('use existing settings and files only', () => {
    const [, settings = ''] = /x-settings: &settings\n([\s\S]*?)\n\n/.exec(compose) ?? []
    const names = namesIn(settings, /^ {2}(\w+):/gm)
    expect(names).toContain('DATABASE_LISTEN_URL')
    expect(unknownTo(names)).toEqual([])
    const files = namesIn(compose, /[\s"'[]\.\/([\w.]+):/g)
    expect(files.length).toBe(2)
    expect(files.filter((path) => !has(`infra/${path}`))).toEqual([])
    expect(has(namesIn(compose, /dockerfile: (.+)/g)[0] ?? '')).toBe(true)
  })

  test('address each other: nodes the pooler, Caddy the nodes', () => {
    const [port] = namesIn(pgbouncer, /^listen_port = (\d+)$/gm)
    expect(compose).toContain(`@pgbouncer:${port}/`)
    expect(compose).toContain('CORE: web1:3000 web2:3000')
    // Caddy reads these, and has a default for every other one.
    for (const name of ['CORE', 'CORE_MACHINE', 'CORE_MACHINE_PORT']) expect(caddyfile).toContain(`{$${name}:`)
  })

  test('write to their volumes only', () => {
    expect(compose).toMatch(/x-node: &node[\s\S]*?read_only: true/)
    for (const node of ['web1', 'web2', 'worker1', 'worker2'])
      expect(compose).toMatch(new RegExp(`^ {2}${node}:\\n {4}<<: \\*node`, 'm'))
  })
})

describe('the unit of systemd', () => {
  test('starts an existing program with existing settings', () => {
    const [program = ''] = namesIn(unit, /^ExecStart=\/usr\/bin\/node (.+)$/gm)
    expect(has(program)).toBe(true)
    const [line = ''] = namesIn(unit, /^Environment=(.+)$/gm)
    expect(unknownTo(namesIn(line, /(\w+)=/g))).toEqual([])
  })

  test('waits for the drain before it kills, and restarts the node', () => {
    const [seconds] = namesIn(unit, /^TimeoutStopSec=(\d+)$/gm)
    expect(Number(seconds)).toBeGreaterThan(30)
    expect(unit).toMatch(/^Restart=always$/m)
  })
})

test('the recipe’s pooler pools by transaction, and retries soon after an outage', () => {
  expect(pgbouncer).toMatch(/^pool_mode = transaction$/m)
  expect(pgbouncer).toMatch(/^server_login_retry = 0\.3$/m)
})
