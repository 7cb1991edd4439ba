import { defineConfig } from 'vitest/config'

// Every sentence of the product is read.
export default defineConfig({ test: { testTimeout: 240_000 } })
