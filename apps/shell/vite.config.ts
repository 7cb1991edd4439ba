import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './icons.ts'
import { precompress } from './precompress.ts'
import { screenFiles } from './screen-files.ts'

const chineseFont = 'src/lib/brand/web-fonts/chinese.css'

// The folder of the message configuration, independent of the working directory.
const cwd = import.meta.dirname

// Modules that do nothing when they load. The tokens share a package with the colour mathematics, which registers colour spaces
// then, and the list of icons names all of them: without this line both were in the first download whole.
const isPure = (id: string) => /packages[\\/](theme|contract|presenter)[\\/]|ui[\\/]icons[\\/]|^\0virtual:icon/.test(id)

// The router publishes a build without its warnings, but its package names only the one with them.
const router = createRequire(import.meta.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development([\\/])index\.m?js$/, 'production$1index.mjs')

// Modules that draw faces before the app is loaded. They must not load React.
const before = {
  name: 'before',
  test: /lib[\\/](canvas[\\/](keep-painted|paint)|i18n[\\/]language-choice)\./,
}

// The client of the core, which pages without the app also use.
const client = {
  name: 'client',
  test: /contract[\\/]src[\\/]client/,
}

// Modules that every page needs at once, in one file: many small ones compress worse and cost a request each.
const first = {
  name: 'first',
  test: new RegExp(
    [
      String.raw`node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@lingui)[\\/]`,
      String.raw`lib[\\/](boot[\\/]boot|canvas[\\/]cast|i18n[\\/]format|brand[\\/](theme|tenant-sheet)|toast[\\/]toast)\.`,
      String.raw`ui[\\/]brand[\\/](brand-frame|brand-frame-spinner|logo|presenter|scene|shapes)\.`,
      String.raw`ui[\\/](controls[\\/](button|text-link)|layout[\\/]page|feedback[\\/]skeleton)\.`,
      String.raw`ui[\\/]icons[\\/]create-icon\.`,
      String.raw`contract[\\/]src[\\/]screens\.`,
      String.raw`app[\\/](screen|loading-page|providers|error-boundary|use-idle|use-arrival)\.`,
      String.raw`lib[\\/]i18n[\\/](isolated|messages|trans)\.`,
      String.raw`ui[\\/](brand[\\/]global-style|feedback[\\/]toaster)\.`,
    ].join('|'),
  ),
}

// The fields of forms, which most screens use.
const fields = {
  name: 'fields',
  test: /(lib[\\/]forms[\\/]use-submit|ui[\\/](forms[\\/](cut-paste|field|inputs)|feedback[\\/]note))\./,
}

// Modules shared by the sign-in pages.
const forms = {
  name: 'forms',
  test: new RegExp(
    [
      String.raw`lib[\\/](links[\\/]inner-path|forms[\\/]problems)\.`,
      String.raw`ui[\\/]forms[\\/]password-input\.`,
      String.raw`features[\\/]auth[\\/](sign-in[\\/](form|gate|google-link|sign-in-problems|username-field)|register[\\/]registration)\.`,
    ].join('|'),
  ),
}

// The frame of public pages, so that the next one needs no further request.
const site = {
  name: 'site',
  test: new RegExp(
    [
      String.raw`app[\\/]layouts[\\/](public-(bar|layout|links|menu)|language-(button|menu)|footer)\.`,
      String.raw`ui[\\/]layout[\\/](band|section)\.`,
      String.raw`lib[\\/]links[\\/]email-link\.`,
    ].join('|'),
  ),
}

// Which screens a site has: for the routes of public pages and of signed-in people alike.
const siteScreens = {
  name: 'site-screens',
  test: /contract[\\/]src[\\/]site-screens\./,
}

// What every page of a signed-in person needs besides: a file for each would be twenty requests more.
const signedIn = {
  name: 'signed-in',
  test: new RegExp(
    [
      String.raw`node_modules[\\/]@tanstack[\\/]`,
      String.raw`app[\\/](private-routes|buy-credits|not-loaded|guard[\\/]guard|layouts[\\/](app-bar|user-menu-button))\.`,
      String.raw`lib[\\/](live[\\/]live|session[\\/](session|query-client))\.`,
      String.raw`ui[\\/](feedback[\\/]error-state|dialogs[\\/](leave-guard|tooltip|dialog|confirm-dialog)|brand[\\/]person-picture)\.`,
      String.raw`ui[\\/](controls[\\/](action-row|more-button|tab-row)|data[\\/]stat-strip|forms[\\/](checkbox|switch)|layout[\\/]stack)\.`,
      String.raw`lib[\\/](api[\\/]paged|i18n[\\/]language-name|text[\\/]copy-text)\.`,
      String.raw`contract[\\/]src[\\/](languages|paged-client)\.`,
      String.raw`features[\\/]videos[\\/]finish[\\/]finish-notice\.`,
      String.raw`virtual:icon/(clapperboard|download|film|link-2|plus|rotate-c?cw|trash|user-round|users-round)$`,
    ].join('|'),
  ),
}

// What of a paste is cut: fields say it, and so do pages without the app.
const leftOut = {
  name: 'left-out',
  test: /lib[\\/]text[\\/]left-out\./,
}

const styleNames = { displayName: false, fileName: false, cssProp: false, transpileTemplateLiterals: false }

// Names of styles that the same component has in every build, so that a page from the core fits the app that takes it over.
const stableNames: RolldownBabelPreset = {
  preset: () => ({ plugins: [['babel-plugin-styled-components', styleNames]] }),
  rolldown: { filter: { code: /from ['"]styled-components['"]/ } },
}

export default defineConfig({
  plugins: [
    react(),
    icons,
    lingui({ cwd }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd }), stableNames] }),
    precompress,
    screenFiles,
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: router },
      // React has had this itself since version 18; the shim carries a copy for older ones.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      { find: 'react-style-singleton', replacement: join(cwd, 'src/lib/style-singleton.ts') },
    ],
  },
  build: {
    manifest: true,
    target: 'es2023',
    // Fonts stay files: as data URLs they would be refused by `font-src 'self'` and could not be cached apart.
    assetsInlineLimit: 0,
    // The lists of what to load beside each screen would be a tenth of a page's own code.
    modulePreload: false,
    rolldownOptions: {
      // Only the page that the server renders refers to the message files and the Chinese font.
      input: [
        'index.html',
        'src/lazy-hydrate.ts',
        'src/share-page.ts',
        'src/api-reference.ts',
        chineseFont,
        ...globSync('locales/*/*.po', { cwd }),
      ],
      preserveEntrySignatures: 'strict',
      treeshake: { moduleSideEffects: (id) => !isPure(id) },
      output: {
        codeSplitting: { groups: [before, client, leftOut, first, fields, forms, site, siteScreens, signedIn] },
      },
    },
  },
})
