import { defineConfig } from 'vitest/config'

/** All tests of the workspace in one run, so that one line counts them. Browser journeys run one after the other. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/core', 'apps/shell', 'apps/shell/e2e', 'infra'],
    maxWorkers: 2,
  },
})
