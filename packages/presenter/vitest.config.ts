import { configDefaults, defineConfig } from 'vitest/config'

const isFull = ['full', 'long'].includes(process.env.TEST_SCOPE ?? '')

/** Each draws a whole film or two; what they have in common with the others is seen there already. */
const WHOLE_FILMS = ['unbranded-film', 'footage-film', 'preview-speech'].map((name) => `**/${name}.test.ts`)

// Rendering uses every core by itself: files side by side would only make each other late.
export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...(isFull ? [] : WHOLE_FILMS)],
    fileParallelism: false,
    testTimeout: 30_000,
  },
})
