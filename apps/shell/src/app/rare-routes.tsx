import { type ScreenPath, existsOn, screens } from '@vitrine/contract'
import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useBoot } from '../lib/boot/boot.ts'
import { screen } from './screen.ts'

const Features = screen('site', async () => (await import('../screens/features.tsx')).Features)
const Pricing = screen('site', async () => (await import('../screens/pricing.tsx')).Pricing)
const WhitelabelPricing = screen(
  'site',
  async () => (await import('../screens/whitelabel-pricing.tsx')).WhitelabelPricing,
)
const Faq = screen('faq', async () => (await import('../screens/faq.tsx')).Faq)
const TermsOfService = screen('site', async () => (await import('../screens/terms-of-service.tsx')).TermsOfService)
const CookiePolicy = screen('site', async () => (await import('../screens/cookie-policy.tsx')).CookiePolicy)
const Privacy = screen('site', async () => (await import('../screens/privacy.tsx')).Privacy)
const CompanyEthics = screen('site', async () => (await import('../screens/company-ethics.tsx')).CompanyEthics)
const Verify = screen('verify', async () => (await import('../screens/verify.tsx')).Verify)
const Status = screen('site', async () => (await import('../screens/status.tsx')).Status)
const ForgotPassword = screen('entry', async () => (await import('../screens/forgot-password.tsx')).ForgotPassword)
const ResetPassword = screen('entry', async () => (await import('../screens/reset-password.tsx')).ResetPassword)
const VerifyEmail = screen('entry', async () => (await import('../screens/verify-email.tsx')).VerifyEmail)
const UndoEmailChange = screen('entry', async () => (await import('../screens/undo-email-change.tsx')).UndoEmailChange)
const Unsubscribe = screen('entry', async () => (await import('../screens/unsubscribe.tsx')).Unsubscribe)
const AcceptInvitation = screen(
  'entry',
  async () => (await import('../screens/accept-invitation.tsx')).AcceptInvitation,
)
const TwinConsent = screen(['entry', 'app'], async () => (await import('../screens/twin-consent.tsx')).TwinConsent)
const WithdrawConsent = screen(
  ['entry', 'app'],
  async () => (await import('../screens/withdraw-consent.tsx')).WithdrawConsent,
)
const Impersonation = screen('entry', async () => (await import('../screens/impersonation.tsx')).Impersonation)
const AccountDeleted = screen('app', async () => (await import('../screens/account-deleted.tsx')).AccountDeleted)
const Kit = lazy(() => import('../screens/component-gallery.tsx').then(({ Kit }) => ({ default: Kit })))
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))

const routes: Partial<Record<ScreenPath, ComponentType>> = {
  '/features': Features,
  '/pricing': Pricing,
  '/faq': Faq,
  '/whitelabel-pricing': WhitelabelPricing,
  '/terms-of-service': TermsOfService,
  '/cookie-policy': CookiePolicy,
  '/privacy': Privacy,
  '/company-ethics': CompanyEthics,
  '/verify': Verify,
  '/status': Status,
  '/forgot-password': ForgotPassword,
  '/reset-password': ResetPassword,
  '/verify-email': VerifyEmail,
  '/undo-email-change': UndoEmailChange,
  '/unsubscribe': Unsubscribe,
  '/account-deleted': AccountDeleted,
  '/twin-consent': TwinConsent,
  '/withdraw-consent': WithdrawConsent,
  '/impersonation': Impersonation,
  '/accept-invitation': AcceptInvitation,
  '/dev/kit': Kit,
}

/** Routes that are rarely opened, in a chunk of their own, so that the others load sooner. */
export function RareRoutes() {
  const boot = useBoot()
  return (
    <Routes>
      {(Object.entries(routes) as [ScreenPath, ComponentType][])
        .filter(([path]) => existsOn(screens[path], boot))
        .map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
