import { defineConfig } from 'vitest/config'

/** TEST_SCOPE=full adds the checks that take minutes; without it one journey runs. */
const isFull = process.env.TEST_SCOPE === 'full'

export default defineConfig({
  test: {
    include: isFull ? ['*.test.ts'] : ['journey.test.ts'],
    // A browser, a server and a renderer at once are enough for two cores.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
