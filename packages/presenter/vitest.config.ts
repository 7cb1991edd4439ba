import { configDefaults, defineConfig } from 'vitest/config'

const isFull = ['full', 'long'].includes(process.env.TEST_SCOPE ?? '')

/** Each draws a whole video or two, or hears many voices: they are left to `npm run check`. */
const SLOW_FILES = [
  'unbranded-video',
  'footage-video',
  'preview-speech',
  'own-mouth',
  'separated-footage',
  'teaser',
  'hear-words',
  'check-consent',
].map((name) => `**/${name}.test.ts`)

// Rendering uses every core by itself: files side by side would only make each other late.
export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...(isFull ? [] : SLOW_FILES)],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
})
