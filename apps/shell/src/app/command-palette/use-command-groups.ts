import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { useMemo } from 'react'
import { useBoot } from '../../lib/boot/boot.ts'
import { useThemeMode } from '../../lib/brand/theme.tsx'
import { type OpenedByAction, actionCommands, preferenceCommands } from './action-commands.ts'
import type { CommandGroup } from './command.ts'
import { screenCommands } from './screen-commands.ts'
import { searchCommands } from './search-commands.ts'
import { useTeamCommands } from './team-commands.ts'
import { useVideoCommands } from './use-video-commands.ts'

/** Returns the commands for a query. Videos come from the server and are last, so that no group moves when they arrive. */
export function useCommandGroups(user: User, query: string, open: (dialog: OpenedByAction) => void) {
  const boot = useBoot()
  const [theme] = useThemeMode()
  const tabs = useTeamCommands(user, boot)
  const videos = useVideoCommands(query)
  const known = useMemo(
    (): CommandGroup[] => [
      { id: 'actions', title: t`Actions`, commands: actionCommands({ user, boot, open }) },
      { id: 'screens', title: t`Go to`, commands: [...screenCommands(user, boot), ...tabs] },
      { id: 'preferences', title: t`Preferences`, commands: preferenceCommands(boot, theme) },
    ],
    [user, boot, theme, open, tabs],
  )
  const title = query.trim() === '' ? t`Recent videos` : t`Videos`
  const found =
    boot.isSuspended || videos.commands.length === 0 ? [] : [{ id: 'videos', title, commands: videos.commands }]
  return { groups: [...searchCommands(known, query), ...found], videos: videos.state }
}
