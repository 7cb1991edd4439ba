import { Clapperboard, Film, LayoutDashboard, UsersRound } from 'lucide-react'

/** The four places of a signed-in person. `short` fits under an icon. */
export const mainLinks = [
  { to: '/dashboard', text: 'Dashboard', short: 'Home', Icon: LayoutDashboard },
  { to: '/generate-video', text: 'Generate Video', short: 'Create', Icon: Clapperboard },
  { to: '/my-videos', text: 'My Videos', short: 'Videos', Icon: Film },
  { to: '/manage-avatars', text: 'Avatars', short: 'Avatars', Icon: UsersRound },
]
