import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { precompress } from './precompress.ts'

// The tokens are names only, but they share a package with the colour mathematics. Without this line the bundler would
// keep the mathematics in the first download because its modules register colour spaces when they load.
const isPure = (id: string) => /packages[\\/](theme|contract|presenter)[\\/]/.test(id)

// The router publishes a build without its warnings, but its package names only the one with them.
const router = createRequire(import.meta.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development([\\/])index\.m?js$/, 'production$1index.mjs')

// What every page needs at once travels in one file: many small ones compress worse and are each asked for by name.
const first = {
  name: 'first',
  test: new RegExp(
    [
      String.raw`node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)[\\/]`,
      String.raw`kit[\\/](nonce|boot|cast|format|theme|toast)\.`,
      String.raw`kit[\\/]ui[\\/](arch|arch-spinner|button|logo|page|presenter|scene|shapes|skeleton|text-link)\.`,
      String.raw`createLucideIcon`,
    ].join('|'),
  ),
}

// The fields of the sign-in pages, which most other screens use as well.
const forms = {
  name: 'forms',
  test: new RegExp(
    [
      String.raw`kit[\\/](inner-path|use-submit)\.`,
      String.raw`kit[\\/]ui[\\/](field|inputs|note|password-input)\.`,
      String.raw`contract[\\/]src[\\/]client`,
      String.raw`features[\\/]accounts[\\/](form|gate|refusals|registration|password-meter)\.`,
    ].join('|'),
  ),
}

// The two faces every page needs first. Named in the page itself they arrive with the scripts, not after them.
const firstFaces = ['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']

const preloadFaces: Plugin = {
  name: 'preload-faces',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }): HtmlTagDescriptor[] =>
      Object.keys(bundle)
        .filter((file) => firstFaces.some((face) => file.includes(`/${face}-`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  plugins: [react(), preloadFaces, precompress],
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  build: {
    manifest: true,
    target: 'es2023',
    // Fonts stay files: as data URLs they would be refused by `font-src 'self'` and could not be cached apart.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !isPure(id) },
      output: { codeSplitting: { groups: [first, forms] } },
    },
  },
})
