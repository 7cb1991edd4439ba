import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The tokens are names only, but they share a package with the colour mathematics. Without this line the bundler would
// keep the mathematics in the first download because its modules register colour spaces when they load.
const isPure = (id: string) => /packages[\\/](theme|contract|presenter)[\\/]/.test(id)

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    target: 'es2023',
    // Fonts stay files: as data URLs they would be refused by `font-src 'self'` and could not be cached apart.
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !isPure(id) } },
  },
})
