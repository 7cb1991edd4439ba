import { configDefaults, defineConfig } from 'vitest/config'

const isFull = ['full', 'long'].includes(process.env.TEST_SCOPE ?? '')

/** Each draws a whole video or two; what they have in common with the others is seen there already. */
const WHOLE_VIDEOS = ['unbranded-video', 'footage-video', 'preview-speech', 'own-mouth'].map(
  (name) => `**/${name}.test.ts`,
)

// Rendering uses every core by itself: files side by side would only make each other late.
export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...(isFull ? [] : WHOLE_VIDEOS)],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
})
