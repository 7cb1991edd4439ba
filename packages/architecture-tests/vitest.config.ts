import { defineConfig } from 'vitest/config'

// The rules are pure functions over texts, so the test files share one worker: starting one for each takes three times
// as long as all the checks together.
export default defineConfig({
  test: { isolate: false, fileParallelism: false, sequence: { groupOrder: 1 }, testTimeout: 240_000 },
})
