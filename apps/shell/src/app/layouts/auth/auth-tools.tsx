import { LanguageMenu } from '../language-menu.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'

/** The choices of language and theme in the bar of the sign-in pages. */
export function AuthTools() {
  return (
    <>
      <LanguageMenu />
      <ThemeSwitch />
    </>
  )
}
