import { t } from '@lingui/core/macro'
import { type Boot, type User, languages } from '@vitrine/contract'
import { Coins, FilePlus2, Languages, LifeBuoy, LogOut, Monitor, Moon, Newspaper, Sun, Upload, UserPlus } from '#icons'
import { chooseTheme } from '../../lib/brand/choose-theme.ts'
import type { ThemeMode } from '../../lib/brand/theme.tsx'
import { chooseLanguage } from '../../lib/i18n/choose-language.ts'
import { mayAdminister } from '../../lib/session/effective-role.ts'
import type { Command } from './command.ts'
import { createCurrentDraft } from '../../features/wizard/drafts/current-draft.ts'

/** The dialog that an action opens over the page. */
export type OpenedByAction = 'credits' | 'invitation'

interface ActionInputs {
  user: User
  boot: Boot
  open: (dialog: OpenedByAction) => void
}

/** Returns what this person can do from anywhere. */
export function actionCommands({ user, boot, open }: ActionInputs): Command[] {
  return [
    ...(boot.isSuspended ? [] : workActions(boot, open)),
    ...(mayAdminister(user) && !boot.isSuspended ? teamActions(open) : []),
    {
      id: 'support',
      label: t`Contact support`,
      Icon: LifeBuoy,
      run: () => location.assign(`mailto:${boot.supportEmail}`),
    },
    // A full page navigation, so that nothing of the person stays in memory.
    { id: 'sign-out', label: t`Sign out`, Icon: LogOut, run: () => location.assign('/api/logout') },
  ]
}

/** Returns commands that change theme and language. */
export function preferenceCommands(boot: Boot, theme: ThemeMode): Command[] {
  return [...themeActions(theme), ...languageActions(boot)]
}

function workActions({ payments, slug }: Boot, open: ActionInputs['open']): Command[] {
  const [draft, credits] = [crypto.randomUUID(), { Icon: Coins, run: () => open('credits') }]
  return [
    {
      id: 'new-video',
      label: t`New video`,
      Icon: FilePlus2,
      to: `/generate-video?draft=${draft}`,
      // The server need not be asked for what was never saved.
      before: () => createCurrentDraft(slug).begin(draft),
    },
    ...(payments === null ? [] : [{ id: 'credits', label: t`Buy credits`, ...credits }]),
  ]
}

function teamActions(open: ActionInputs['open']): Command[] {
  const users = '/whitelabel-dashboard?tab=users'
  return [
    { id: 'invite', label: t`Invite a person`, Icon: UserPlus, run: () => open('invitation') },
    { id: 'import', label: t`Import people from CSV`, Icon: Upload, to: `${users}&import=new` },
    { id: 'newsletter', label: t`Write newsletter`, Icon: Newspaper, to: `${users}&newsletter=new` },
  ]
}

function themeActions(current: ThemeMode): Command[] {
  const modes = [
    { mode: 'light', label: t`Switch to light theme`, Icon: Sun },
    { mode: 'dark', label: t`Switch to dark theme`, Icon: Moon },
    { mode: 'system', label: t`Use the system theme`, Icon: Monitor },
  ] as const
  return modes
    .filter(({ mode }) => mode !== current)
    .map(({ mode, label, Icon }) => ({ id: `theme-${mode}`, label, Icon, run: () => chooseTheme(mode) }))
}

/** Each in its own language, for people who cannot read the page's. */
function languageActions({ language }: Boot): Command[] {
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, name }) => ({
      id: `language-${code}`,
      label: name,
      lang: code,
      detail: t`Switch language`,
      Icon: Languages,
      run: () => void chooseLanguage(code),
    }))
}
