import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languageCodes } from '@vitrine/contract'

const palette = ['src/app/command-palette']

const link = ['src/features/wizard/from-link']

const places = {
  palette,
  link,
  // The frame around every screen, and the components that all of them use.
  frame: [
    'src/app',
    ...foldersOf('src/ui', 'brand controls data dialogs feedback forms layout'),
    'src/lib',
    'src/screens/not-found.tsx',
  ],
  landing: ['src/features/landing', 'src/screens/home.tsx'],
  entry: [
    ...foldersOf('src/features/auth', 'sign-in register recovery invitation'),
    'src/features/auth/password/password-change.ts',
    'src/features/oauth/{google-problem,google-problems}.{ts,tsx}',
    'src/screens/{login,register,forgot-password,reset-password,accept-invitation,impersonation,auth-demo}.tsx',
    'src/screens/{verify-email,undo-email-change,unsubscribe}.tsx',
  ],
  site: [
    'src/features/site',
    'src/features/legal',
    'src/screens/{features,pricing,whitelabel-pricing,terms-of-service,cookie-policy,privacy,company-ethics,status}.tsx',
  ],
  faq: ['src/features/faq', 'src/screens/faq.tsx'],
  verify: ['src/features/provenance', 'src/screens/verify.tsx'],
  wizard: [
    'src/features/wizard',
    'src/features/voices/*.{ts,tsx}',
    'src/features/uploads',
    ...foldersOf('src/features/scripts', 'document tools'),
    'src/screens/generate-video.tsx',
    'src/screens/generate-video',
  ],
  glossary: ['src/features/glossary'],
  tables: ['src/ui/table-import'],
  rebrand: ['src/ui/bulk-rebrand'],
  batch: ['src/features/batches', 'src/features/listing-feeds', 'src/screens/video-batch.tsx'],
  videos: [
    'src/features/videos',
    'src/features/sharing/*.{ts,tsx}',
    'src/screens/my-videos',
    'src/screens/{my-videos,leads,play-video}.tsx',
  ],
  partner: [
    ...foldersOf('src/features', 'partner partner-billing branding domains email sso members newsletters'),
    'src/features/security/export',
    'src/features/voices/site',
    ...foldersOf('src/features/avatars', 'service site'),
    'src/features/billing/payouts',
    'src/features/email-blasts/team',
    'src/ui/partner-dashboard',
    'src/screens/whitelabel-dashboard',
    'src/screens/{whitelabel-dashboard,sandbox-onboarding}.tsx',
  ],
  billing: [
    ...foldersOf('src/features/billing', 'addons bundles checkout orders payment plan'),
    'src/features/statements',
    'src/features/email-blasts/offer',
    'src/screens/{billing,checkout,subscription-addons,payment-success,stripe-test,stripe-credit-test,sandbox-portal}.tsx',
  ],
  keys: ['src/features/api-keys'],
  integrations: ['src/features/integrations', 'src/screens/integrations.tsx'],
  // A page of its own, which the core alone renders.
  share: ['src/features/sharing/page', 'src/screens/shared-video.tsx'],
  security: ['src/features/security/dashboard', 'src/screens/security.tsx'],
  admin: ['src/features/admin', 'src/features/security/*.{ts,tsx}', 'src/screens/admin', 'src/screens/admin.tsx'],
}

// Screens that only developers see.
const untold = [
  'src/features/component-gallery',
  'src/screens/component-gallery.tsx',
  'src/features/translation-test',
  'src/screens/translation-test.tsx',
]

/**
 * A catalog for each place and language, so that nobody loads words of screens they do not open. The words are written in
 * English in the code; `pnpm messages` brings them into `locales/`, and a test refuses a message without its translation.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languageCodes],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  catalogs: [
    ...Object.entries(places).map(([name, include]) =>
      catalogOf(name, include, [palette, link].filter((own) => own !== include).flat()),
    ),
    catalogOf('app', ['src'], [...Object.values(places).flat(), ...untold]),
  ],
})

function foldersOf(parent: string, names: string): string[] {
  return names.split(' ').map((name) => `${parent}/${name}`)
}

/** From the folder of this file, wherever the command was called. */
function catalogOf(name: string, include: string[], elsewhere: string[] = []) {
  const fromHere = (path: string) => `<rootDir>/${path}`
  const exclude = [...elsewhere.map(fromHere), '**/*.test.*']
  return { path: fromHere(`locales/{locale}/${name}`), include: include.map(fromHere), exclude }
}
