import { configDefaults, defineConfig } from 'vitest/config'

const isFull = ['full', 'long'].includes(process.env.TEST_SCOPE ?? '')

/** Each draws whole videos, hears many voices or reads very long texts: they are left to `npm run check`. */
const SLOW_FILES = [
  'check-consent',
  'export-video',
  'footage',
  'footage-video',
  'hear-words',
  'linear-time',
  'moving-view',
  'music',
  'neural-voice',
  'own-mouth',
  'preview-speech',
  'provenance',
  'regions',
  'separated-footage',
  'teaser',
  'thumbnail',
  'transparent-video',
  'unbranded-video',
  'voices',
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
