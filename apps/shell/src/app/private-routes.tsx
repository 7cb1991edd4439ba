import type { operatorTestScreens, paymentTestScreens } from '@vitrine/contract'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useBoot } from '../kit/boot.ts'
import { SignedInLayout } from './layouts/signed-in-layout.tsx'
import { PrivateArea } from './private-area.tsx'
import { screen } from './screen.ts'

const Onboarding = screen('app', async () => (await import('../screens/onboarding.tsx')).Onboarding)
const Admin = screen(['admin', 'entry'], async () => (await import('../screens/admin.tsx')).Admin)
const WhitelabelDashboard = screen(
  'partner',
  async () => (await import('../screens/whitelabel-dashboard.tsx')).WhitelabelDashboard,
)
const Dashboard = screen(['app', 'videos'], async () => (await import('../screens/dashboard.tsx')).Dashboard)
const Billing = screen(['app', 'billing'], async () => (await import('../screens/billing.tsx')).Billing)
const Profile = screen(['app', 'entry'], async () => (await import('../screens/profile.tsx')).Profile)
const MyVideos = screen(['app', 'videos'], async () => (await import('../screens/my-videos.tsx')).MyVideos)
const GenerateVideo = screen(
  ['app', 'wizard'],
  async () => (await import('../screens/generate-video.tsx')).GenerateVideo,
)
const VideoBatch = screen(
  ['app', 'batch', 'videos'],
  async () => (await import('../screens/video-batch.tsx')).VideoBatch,
)
const Leads = screen(['app', 'videos'], async () => (await import('../screens/leads.tsx')).Leads)
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
  import('./operators-only.tsx').then(({ OperatorsOnly }) => ({ default: OperatorsOnly })),
)

// Two addresses of a screen are two rows: links from elsewhere still use the longer ones.
const framed: [path: string, Screen: LazyExoticComponent<ComponentType>][] = [
  ['/dashboard', Dashboard],
  ['/generate-video', GenerateVideo],
  ['/my-videos', MyVideos],
  ['/my-videos-clean', MyVideos],
  ['/manage-avatars', ManageAvatars],
  ['/manage-avatars-clean', ManageAvatars],
  ['/profile', Profile],
  ['/videos/batch', VideoBatch],
  ['/leads', Leads],
  ['/billing', Billing],
  ['/whitelabel-dashboard', WhitelabelDashboard],
]

/** For trying out payments: in production only where the sandbox takes the money. */
const paymentTests: Record<(typeof paymentTestScreens)[number], ComponentType> = {
  '/stripe-credit-test': StripeCreditTest,
  '/stripe-test': StripeTest,
}

/** For trying out other calls: in production for operators only, on their own host. */
const operatorTests: Record<(typeof operatorTestScreens)[number], ComponentType> = {
  '/avatar-test': AvatarTest,
  '/translation-test': TranslationTest,
}

/** The screens of people who are signed in, with what is around all of them. */
export function PrivateRoutes() {
  const { isDevelopment, isPlatform, payments } = useBoot()
  const hasPaymentTests = isDevelopment || payments === 'sandbox'
  return (
    <Routes>
      <Route element={<PrivateArea />}>
        <Route path="/onboarding" element={<Onboarding />} />
        {isPlatform && <Route path="/admin" element={<Admin />} />}
        <Route element={<SignedInLayout />}>
          {framed.map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        {hasPaymentTests && <Route path="/auth-demo" element={<AuthDemo />} />}
        <Route path="/checkout" element={<Checkout />} />
        <Route path="/subscription-addons" element={<SubscriptionAddons />} />
        {payments === 'sandbox' && <Route path="/sandbox-portal" element={<SandboxPortal />} />}
        {payments === 'sandbox' && <Route path="/sandbox-onboarding" element={<SandboxOnboarding />} />}
        <Route path="/add-ons" element={<SubscriptionAddons />} />
        <Route element={<SignedInLayout />}>
          <Route path="/payment-success" element={<PaymentSuccess />} />
        </Route>
        {hasPaymentTests && (
          <Route element={<SignedInLayout />}>
            {Object.entries(paymentTests).map(([path, Screen]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
        )}
        {(isDevelopment || isPlatform) && (
          <Route element={<OperatorsOnly />}>
            <Route element={<SignedInLayout />}>
              {Object.entries(operatorTests).map(([path, Screen]) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Route>
          </Route>
        )}
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
