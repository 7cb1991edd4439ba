import { isSignedInScreen } from '@vitrine/contract'
import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { useTenantSheet } from '../lib/brand/tenant-sheet.ts'
import { screen } from './screen.ts'
import { useArrival } from './use-arrival.ts'
import { LoadingPage } from './loading-page.tsx'

const Home = screen('landing', async () => (await import('../screens/home.tsx')).Home)
const Login = screen('entry', async () => (await import('../screens/login.tsx')).Login)
const Register = screen('entry', async () => (await import('../screens/register.tsx')).Register)
const RareRoutes = screen('entry', async () => (await import('./rare-routes.tsx')).RareRoutes)
// Signed-in screens and their layout are one chunk, which public pages do not load.
const loadPrivateRoutes = () => import('./private-routes.tsx').then(({ PrivateRoutes }) => ({ default: PrivateRoutes }))
const PrivateRoutes = lazy(loadPrivateRoutes)

// Starts loading before the app has mounted.
if (!import.meta.env.SSR && isSignedInScreen(location.pathname)) void loadPrivateRoutes()

/** The routes of the landing and sign-in pages; the others are in `private-routes.tsx` and `rare-routes.tsx`. */
export function AppRoutes() {
  useArrival()
  useTenantSheet()
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<Register />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  )
}

function Elsewhere() {
  const { pathname } = useLocation()
  return isSignedInScreen(pathname) ? <PrivateRoutes /> : <RareRoutes />
}
