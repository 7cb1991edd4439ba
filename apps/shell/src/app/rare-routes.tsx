import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useBoot } from '../kit/boot.ts'
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
const ForgotPassword = screen('entry', async () => (await import('../screens/forgot-password.tsx')).ForgotPassword)
const ResetPassword = screen('entry', async () => (await import('../screens/reset-password.tsx')).ResetPassword)
const VerifyEmail = screen('entry', async () => (await import('../screens/verify-email.tsx')).VerifyEmail)
const UndoEmailChange = screen('entry', async () => (await import('../screens/undo-email-change.tsx')).UndoEmailChange)
const Unsubscribe = screen('entry', async () => (await import('../screens/unsubscribe.tsx')).Unsubscribe)
const AcceptInvitation = screen(
  'entry',
  async () => (await import('../screens/accept-invitation.tsx')).AcceptInvitation,
)
const SupportLogin = screen('entry', async () => (await import('../screens/support-login.tsx')).SupportLogin)
const AccountDeleted = screen('app', async () => (await import('../screens/account-deleted.tsx')).AccountDeleted)
const Kit = lazy(() => import('../screens/kit.tsx').then(({ Kit }) => ({ default: Kit })))
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))
/** Addresses that few people open and nobody twice a day. They are a file of their own, so that the others start sooner. */
export function RareRoutes() {
  const { isDevelopment, isFlagship } = useBoot()
  return (
    <Routes>
      <Route path="/features" element={<Features />} />
      <Route path="/pricing" element={<Pricing />} />
      <Route path="/faq" element={<Faq />} />
      {isFlagship && <Route path="/whitelabel-pricing" element={<WhitelabelPricing />} />}
      <Route path="/terms-of-service" element={<TermsOfService />} />
      <Route path="/cookie-policy" element={<CookiePolicy />} />
      <Route path="/privacy" element={<Privacy />} />
      <Route path="/company-ethics" element={<CompanyEthics />} />
      <Route path="/forgot-password" element={<ForgotPassword />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/verify-email" element={<VerifyEmail />} />
      <Route path="/undo-email-change" element={<UndoEmailChange />} />
      <Route path="/unsubscribe" element={<Unsubscribe />} />
      <Route path="/account-deleted" element={<AccountDeleted />} />
      <Route path="/support-login" element={<SupportLogin />} />
      <Route path="/accept-invitation" element={<AcceptInvitation />} />
      {isDevelopment && <Route path="/dev/kit" element={<Kit />} />}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
