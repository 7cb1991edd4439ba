import type { Preferences } from '@vitrine/contract'
import { useEffect } from 'react'
import { currentBoot } from '../lib/boot/boot.ts'
import { setDigits, setTimeZone } from '../lib/i18n/format.ts'
import { speakFromNowOn } from '../lib/i18n/language-choice.ts'
import { useUser } from '../lib/session/session.ts'
import { useThemeMode } from '../lib/brand/theme.tsx'

let adopted: Preferences['theme'] = null
// The language is applied once per person, because it reloads the page and would discard typed text.
let spokenTo: string | undefined

/**
 * Applies the signed-in person's theme, language, time zone and digits whenever they change, perhaps on another device.
 * Otherwise the choices of this browser apply. Rendered before the screens, so that no date or number is shown in another
 * format first.
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
