import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { screenFiles } from './screen-files.ts'
import app from './vite.config.ts'

/** The public screens as a module for the core, which reads no JSX and has nothing of React installed. */
export default defineConfig({
  ...app,
  plugins: app.plugins?.filter((plugin) => plugin !== precompress && plugin !== screenFiles) ?? [],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'src/server/render.tsx', outDir: 'dist/server', target: 'node24' },
})
