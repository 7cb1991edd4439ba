import type { Preferences } from '@vitrine/contract'
import { useEffect } from 'react'
import { currentBoot } from '../lib/boot/boot.ts'
import { setDigits, setTimeZone } from '../lib/i18n/format.ts'
import { speakFromNowOn } from '../lib/i18n/language-choice.ts'
import { useUser } from '../lib/session/session.ts'
import { useThemeMode } from '../lib/brand/theme.tsx'

let adopted: Preferences['theme'] = null
// A language is taken over once for each person, since it loads the page anew and what is typed there would be lost.
let spokenTo: string | undefined

/**
 * Takes over what the signed-in person chose, perhaps on another device, as often as that changes. In between, and for people
 * who never chose, what this browser was told counts. Stands before the screens, so that they show no date or figure before it.
 */
export function OwnPreferences() {
  const { data: user } = useUser()
  const [, setMode] = useThemeMode()
  setTimeZone(user?.timeZone ?? null)
  setDigits(user?.digits ?? null)
  useEffect(() => {
    if (!user || user.theme === adopted) return
    adopted = user.theme
    setMode(user.theme ?? 'system')
  }, [user, setMode])
  useEffect(() => {
    if (!user || user.id === spokenTo) return
    spokenTo = user.id
    if (user.language && user.language !== currentBoot().language) speakFromNowOn(user.language)
  }, [user])
  return null
}
