import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const places = {
  // What stands around every screen, and the parts that all of them use.
  frame: ['src/app', 'src/kit', 'src/screens/not-found.tsx'],
  landing: ['src/features/landing', 'src/screens/home.tsx'],
  entry: [
    'src/features/accounts/*.{ts,tsx}',
    'src/features/accounts/entry',
    'src/screens/{login,register,forgot-password,reset-password,accept-invitation,support-login,auth-demo}.tsx',
    'src/screens/{verify-email,undo-email-change,unsubscribe}.tsx',
  ],
  site: [
    'src/features/site',
    'src/features/legal',
    'src/screens/{features,pricing,whitelabel-pricing,terms-of-service,cookie-policy,privacy,company-ethics}.tsx',
  ],
  faq: ['src/features/faq', 'src/screens/faq.tsx'],
  wizard: [
    'src/features/wizard',
    'src/features/scripts',
    'src/features/script-tools',
    'src/screens/generate-video.tsx',
    'src/screens/generate-video',
  ],
  batch: ['src/features/batches', 'src/screens/video-batch.tsx'],
  videos: ['src/features/videos', 'src/features/sharing', 'src/screens/my-videos', 'src/screens/{my-videos,leads}.tsx'],
  partner: [
    'src/features/partner',
    'src/screens/whitelabel-dashboard',
    'src/screens/{whitelabel-dashboard,sandbox-onboarding}.tsx',
  ],
  billing: [
    'src/features/billing',
    'src/features/statements',
    'src/screens/{billing,checkout,subscription-addons,payment-success,stripe-test,stripe-credit-test,sandbox-portal}.tsx',
  ],
  // A page of its own, which the core alone renders.
  share: ['src/features/share-page', 'src/screens/shared-video.tsx'],
  admin: ['src/features/admin', 'src/features/security', 'src/screens/admin.tsx'],
}

// What only those who build see.
const untold = [
  'src/features/kit-gallery',
  'src/screens/kit.tsx',
  'src/features/translation-test',
  'src/screens/translation-test.tsx',
]

/**
 * A catalog for each place and language, so that nobody loads words of screens they do not open. The words are written in
 * English in the code; `pnpm messages` brings them into `locales/`, and a test refuses a message without its translation.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'zh', 'hi', 'fa'],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  catalogs: [
    ...Object.entries(places).map(([name, include]) => catalogOf(name, include)),
    catalogOf('app', ['src'], [...Object.values(places).flat(), ...untold]),
  ],
})

/** From the folder of this file, wherever the command was called. */
function catalogOf(name: string, include: string[], elsewhere: string[] = []) {
  const fromHere = (path: string) => `<rootDir>/${path}`
  const exclude = [...elsewhere.map(fromHere), '**/*.test.*']
  return { path: fromHere(`locales/{locale}/${name}`), include: include.map(fromHere), exclude }
}
