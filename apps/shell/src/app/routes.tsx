import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useBoot } from '../kit/boot.ts'
import { useArrival } from './use-arrival.ts'
import { LoadingPage } from './loading-page.tsx'

const Home = lazy(() => import('../screens/home.tsx').then(({ Home }) => ({ default: Home })))
const Login = lazy(() => import('../screens/login.tsx').then(({ Login }) => ({ default: Login })))
const Register = lazy(() => import('../screens/register.tsx').then(({ Register }) => ({ default: Register })))
const ForgotPassword = lazy(() =>
  import('../screens/forgot-password.tsx').then(({ ForgotPassword }) => ({ default: ForgotPassword })),
)
const ResetPassword = lazy(() =>
  import('../screens/reset-password.tsx').then(({ ResetPassword }) => ({ default: ResetPassword })),
)
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))
const Onboarding = lazy(() => import('../screens/onboarding.tsx').then(({ Onboarding }) => ({ default: Onboarding })))
const Admin = lazy(() => import('../screens/admin.tsx').then(({ Admin }) => ({ default: Admin })))
const Dashboard = lazy(() => import('../screens/dashboard.tsx').then(({ Dashboard }) => ({ default: Dashboard })))
const Profile = lazy(() => import('../screens/profile.tsx').then(({ Profile }) => ({ default: Profile })))
const MyVideos = lazy(() => import('../screens/my-videos.tsx').then(({ MyVideos }) => ({ default: MyVideos })))
const GenerateVideo = lazy(() =>
  import('../screens/generate-video.tsx').then(({ GenerateVideo }) => ({ default: GenerateVideo })),
)
const ManageAvatars = lazy(() =>
  import('../screens/manage-avatars.tsx').then(({ ManageAvatars }) => ({ default: ManageAvatars })),
)

// The frames are loaded with the first signed-in screen: public pages carry neither their bars nor the keeping of data.
const loadArea = () => import('./private-area.tsx').then(({ PrivateArea }) => ({ default: PrivateArea }))
const loadLayout = () =>
  import('./layouts/signed-in-layout.tsx').then(({ SignedInLayout }) => ({ default: SignedInLayout }))
const PrivateArea = lazy(loadArea)
const SignedInLayout = lazy(loadLayout)

// Two addresses of a screen are two rows: links from elsewhere still use the longer ones.
const signedIn: [path: string, Screen: LazyExoticComponent<ComponentType>][] = [
  ['/dashboard', Dashboard],
  ['/generate-video', GenerateVideo],
  ['/my-videos', MyVideos],
  ['/my-videos-clean', MyVideos],
  ['/manage-avatars', ManageAvatars],
  ['/manage-avatars-clean', ManageAvatars],
  ['/profile', Profile],
]

// Frame and screen stand inside each other, so each would be asked for only when the one around it is there.
if (signedIn.some(([path]) => path === location.pathname)) void Promise.all([loadArea(), loadLayout()])

/** Which screen lives at which address, and in which frame. */
export function AppRoutes() {
  const { isPlatform } = useBoot()
  useArrival()
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<Register />} />
        <Route path="/forgot-password" element={<ForgotPassword />} />
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route element={<PrivateArea />}>
          <Route path="/onboarding" element={<Onboarding />} />
          {isPlatform && <Route path="/admin" element={<Admin />} />}
          <Route element={<SignedInLayout />}>
            {signedIn.map(([path, Screen]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
