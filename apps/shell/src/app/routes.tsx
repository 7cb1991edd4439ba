import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useBoot } from '../kit/boot.ts'
import { Guard } from './guard.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { SignedInLayout } from './layouts/signed-in-layout.tsx'
import { LoadingPage } from './loading-page.tsx'

type LazyScreen = LazyExoticComponent<ComponentType>

const Home = lazy(() => import('../screens/home.tsx').then(({ Home }) => ({ default: Home })))
const Login = lazy(() => import('../screens/login.tsx').then(({ Login }) => ({ default: Login })))
const Register = lazy(() => import('../screens/register.tsx').then(({ Register }) => ({ default: Register })))
const Onboarding = lazy(() => import('../screens/onboarding.tsx').then(({ Onboarding }) => ({ default: Onboarding })))
const Dashboard = lazy(() => import('../screens/dashboard.tsx').then(({ Dashboard }) => ({ default: Dashboard })))
const GenerateVideo = lazy(() =>
  import('../screens/generate-video.tsx').then(({ GenerateVideo }) => ({ default: GenerateVideo })),
)
const MyVideos = lazy(() => import('../screens/my-videos.tsx').then(({ MyVideos }) => ({ default: MyVideos })))
const ManageAvatars = lazy(() =>
  import('../screens/manage-avatars.tsx').then(({ ManageAvatars }) => ({ default: ManageAvatars })),
)
const Admin = lazy(() => import('../screens/admin.tsx').then(({ Admin }) => ({ default: Admin })))
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))

interface Guarded {
  path: string
  Screen: LazyScreen
  signInText: string
  loadingText?: string
  delayMs?: number
}

const videosText = 'Please log in to view your videos.'
const avatarsText = 'Please log in to manage your avatars.'

// Two addresses of a screen are two rows: links from elsewhere still use the longer ones.
const signedIn: Guarded[] = [
  {
    path: '/dashboard',
    Screen: Dashboard,
    signInText: 'Please log in to access your dashboard.',
    loadingText: 'Loading dashboard...',
  },
  { path: '/generate-video', Screen: GenerateVideo, signInText: 'Please log in to create a video.' },
  { path: '/my-videos', Screen: MyVideos, signInText: videosText, delayMs: 1000 },
  { path: '/my-videos-clean', Screen: MyVideos, signInText: videosText, delayMs: 1000 },
  { path: '/manage-avatars', Screen: ManageAvatars, signInText: avatarsText },
  { path: '/manage-avatars-clean', Screen: ManageAvatars, signInText: avatarsText },
]

/** Which screen lives at which address, and in which frame. */
export function AppRoutes() {
  const { isPlatform } = useBoot()
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="/" element={<Home />} />
        </Route>
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<Register />} />
        <Route
          path="/onboarding"
          element={
            <Guard signInText="Please log in to set up your account.">
              <Onboarding />
            </Guard>
          }
        />
        {isPlatform && <Route path="/admin" element={<Admin />} />}
        <Route path="*" element={<NotFound />} />
        <Route element={<SignedInLayout />}>
          {signedIn.map(({ path, Screen, ...guard }) => (
            <Route
              key={path}
              path={path}
              element={
                <Guard {...guard}>
                  <Screen />
                </Guard>
              }
            />
          ))}
        </Route>
      </Routes>
    </Suspense>
  )
}
