import { defineConfig } from 'vitest/config'
import { withoutGuard } from './test/guards/without-guard.ts'

/** The name of one guard of `test/guards/guards.ts`, to see the test that is named for it fail. */
const guard = process.env.WITHOUT_GUARD

export default defineConfig({
  plugins: guard ? [withoutGuard(guard)] : [],
  test: {
    // The cache of an earlier run would still contain the guard.
    fsModuleCache: !guard,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Every file opens databases and servers of its own: what two of them share is the compiled code, for half the time.
    isolate: false,
    restoreMocks: true,
    // Each worker holds an embedded database of a few hundred megabytes.
    maxWorkers: 2,
    // Projects with another number of workers are in groups of their own.
    sequence: { groupOrder: 3 },
    // No test is about its own time limit: only what never comes costs these, and a busy machine takes ten times as long.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
})
