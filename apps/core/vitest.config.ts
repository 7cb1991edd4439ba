import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Each worker holds an embedded database of a few hundred megabytes.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 90_000,
  },
})
