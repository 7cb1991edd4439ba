import { defineConfig } from 'vitest/config'

// Apart from vite.config.ts, which a start needs, while the tests' tools are not installed for one.
export default defineConfig({ test: { dir: 'src' } })
