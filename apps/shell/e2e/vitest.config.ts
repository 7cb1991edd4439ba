import { defineConfig } from 'vitest/config'

/** TEST_SCOPE=full adds the checks that take minutes; without it one journey runs, and what needs no server. */
const isLong = process.env.TEST_SCOPE === 'long'
const isFull = isLong || process.env.TEST_SCOPE === 'full'
/** Records in front of a camera for minutes. */
const LONG = ['twin-studio.test.ts']

export default defineConfig({
  test: {
    include: isFull ? ['*.test.ts'] : ['journey.test.ts', 'screens.test.ts'],
    exclude: isLong ? [] : LONG,
    globalSetup: ['global-setup.ts'],
    // A browser, a server and a renderer at once are enough for two cores.
    fileParallelism: false,
    sequence: { groupOrder: 2 },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
