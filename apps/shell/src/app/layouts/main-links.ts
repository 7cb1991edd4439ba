import { useLingui } from '@lingui/react/macro'
import { Clapperboard, VideoIcon, LayoutDashboard, UsersRound } from '#icons'

/** The four places of a signed-in person. `short` fits under an icon. */
export function useMainLinks() {
  const { t } = useLingui()
  return [
    {
      to: '/dashboard',
      text: t`Dashboard`,
      short: t({ message: 'Home', comment: 'The dashboard, under an icon' }),
      Icon: LayoutDashboard,
    },
    {
      to: '/generate-video',
      text: t`Generate Video`,
      short: t({ message: 'Create', comment: 'Create a video, under an icon' }),
      Icon: Clapperboard,
    },
    { to: '/my-videos', text: t`My Videos`, short: t`Videos`, Icon: VideoIcon },
    { to: '/manage-avatars', text: t`Avatars`, short: t`Avatars`, Icon: UsersRound },
  ]
}
