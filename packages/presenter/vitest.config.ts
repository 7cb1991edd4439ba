import { defineConfig } from 'vitest/config'

// Rendering uses every core by itself: files side by side would only make each other late.
export default defineConfig({ test: { fileParallelism: false, testTimeout: 30_000 } })
