import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import app from './vite.config.ts'

/** Tests read the code as the build does, with the macros of its texts. */
export default mergeConfig(
  app,
  defineConfig({
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/test/setup.ts'],
      // A worker loads React, the components and their window once: for each file anew, that is half the time of all tests.
      isolate: false,
      // In a group with the core's, since projects of one group have the same number of workers.
      maxWorkers: 2,
      sequence: { groupOrder: 3 },
      // Only what never comes costs these, and a busy machine takes ten times as long.
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  }),
)
