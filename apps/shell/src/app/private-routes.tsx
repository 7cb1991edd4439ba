import { type ScreenPath, existsOn, screens } from '@vitrine/contract'
import { type ComponentType, lazy, type ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useBoot } from '../lib/boot/boot.ts'
import { SignedInLayout } from './layouts/signed-in-layout.tsx'
import { PrivateArea } from './private-area.tsx'
import { screen } from './screen.ts'

const Onboarding = screen('app', async () => (await import('../screens/onboarding.tsx')).Onboarding)
const Admin = screen(
  ['admin', 'entry', 'security', 'partner', 'billing'],
  async () => (await import('../screens/admin.tsx')).Admin,
)
const WhitelabelDashboard = screen(
  ['partner', 'keys', 'tables', 'rebrand'],
  async () => (await import('../screens/whitelabel-dashboard.tsx')).WhitelabelDashboard,
)
const Dashboard = screen(['app', 'videos'], async () => (await import('../screens/dashboard.tsx')).Dashboard)
const Billing = screen(['app', 'billing'], async () => (await import('../screens/billing.tsx')).Billing)
const Profile = screen(['app', 'entry', 'rebrand'], async () => (await import('../screens/profile.tsx')).Profile)
const MyVideos = screen(['app', 'videos'], async () => (await import('../screens/my-videos.tsx')).MyVideos)
const GenerateVideo = screen(
  ['app', 'wizard'],
  async () => (await import('../screens/generate-video.tsx')).GenerateVideo,
)
const VideoBatch = screen(
  ['app', 'batch', 'tables', 'videos', 'wizard'],
  async () => (await import('../screens/video-batch.tsx')).VideoBatch,
)
const PlayVideo = screen(['app', 'videos'], async () => (await import('../screens/play-video.tsx')).PlayVideo)
const Security = screen(['app', 'entry', 'security'], async () => (await import('../screens/security.tsx')).Security)
const Leads = screen(['app', 'videos'], async () => (await import('../screens/leads.tsx')).Leads)
const Integrations = screen(
  ['integrations', 'keys'],
  async () => (await import('../screens/integrations.tsx')).Integrations,
)
const ManageAvatars = screen('app', async () => (await import('../screens/manage-avatars.tsx')).ManageAvatars)
const AuthDemo = screen('entry', async () => (await import('../screens/auth-demo.tsx')).AuthDemo)
const AvatarTest = screen('app', async () => (await import('../screens/avatar-test.tsx')).AvatarTest)
const TranslationTest = lazy(() =>
  import('../screens/translation-test.tsx').then(({ TranslationTest }) => ({ default: TranslationTest })),
)
const Checkout = screen('billing', async () => (await import('../screens/checkout.tsx')).Checkout)
const SubscriptionAddons = screen(
  'billing',
  async () => (await import('../screens/subscription-addons.tsx')).SubscriptionAddons,
)
const PaymentSuccess = screen('billing', async () => (await import('../screens/payment-success.tsx')).PaymentSuccess)
const SandboxPortal = screen('billing', async () => (await import('../screens/sandbox-portal.tsx')).SandboxPortal)
const SandboxOnboarding = screen(
  'partner',
  async () => (await import('../screens/sandbox-onboarding.tsx')).SandboxOnboarding,
)
const StripeTest = screen('billing', async () => (await import('../screens/stripe-test.tsx')).StripeTest)
const StripeCreditTest = screen(
  'billing',
  async () => (await import('../screens/stripe-credit-test.tsx')).StripeCreditTest,
)
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))
const OperatorsOnly = lazy(() =>
  import('./guard/operators-only.tsx').then(({ OperatorsOnly }) => ({ default: OperatorsOnly })),
)

type ScreenRoutes = Partial<Record<ScreenPath, ComponentType>>

// Two addresses of a screen are two rows: links from elsewhere still use the longer ones.
const framed: ScreenRoutes = {
  '/dashboard': Dashboard,
  '/generate-video': GenerateVideo,
  '/my-videos': MyVideos,
  '/my-videos-clean': MyVideos,
  '/manage-avatars': ManageAvatars,
  '/manage-avatars-clean': ManageAvatars,
  '/profile': Profile,
  '/videos/batch': VideoBatch,
  '/watch': PlayVideo,
  '/leads': Leads,
  '/billing': Billing,
  '/security': Security,
  '/integrations': Integrations,
  '/whitelabel-dashboard': WhitelabelDashboard,
  '/payment-success': PaymentSuccess,
  '/stripe-credit-test': StripeCreditTest,
  '/stripe-test': StripeTest,
}

/** Screens that bring a frame of their own. */
const unframed: ScreenRoutes = {
  '/onboarding': Onboarding,
  '/admin': Admin,
  '/auth-demo': AuthDemo,
  '/checkout': Checkout,
  '/subscription-addons': SubscriptionAddons,
  '/add-ons': SubscriptionAddons,
  '/sandbox-portal': SandboxPortal,
  '/sandbox-onboarding': SandboxOnboarding,
}

const operatorTests: ScreenRoutes = {
  '/avatar-test': AvatarTest,
  '/translation-test': TranslationTest,
}

/** The screens of people who are signed in, with what is around all of them. */
export function PrivateRoutes() {
  const boot = useBoot()
  const routesOf = (routes: ScreenRoutes): ReactElement[] =>
    (Object.entries(routes) as [ScreenPath, ComponentType][])
      .filter(([path]) => existsOn(screens[path], boot))
      .map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />)
  return (
    <Routes>
      <Route element={<PrivateArea />}>
        {routesOf(unframed)}
        <Route element={<SignedInLayout />}>{routesOf(framed)}</Route>
        <Route element={<OperatorsOnly />}>
          <Route element={<SignedInLayout />}>{routesOf(operatorTests)}</Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
