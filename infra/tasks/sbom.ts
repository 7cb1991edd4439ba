// `npm run sbom`: prints the inventory of all libraries that a server runs with, as CycloneDX JSON.
import { spawnSync } from 'node:child_process'

const args = ['sbom', '--sbom-format', 'cyclonedx', '--prod']
const { status } = spawnSync('pnpm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(status ?? 1)
