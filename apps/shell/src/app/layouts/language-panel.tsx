import { directionOf } from '@vitrine/contract'
import { type Language, languages } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { currentBoot, useBoot } from '../../kit/boot.ts'
import { speakFromNowOn } from '../../kit/i18n/language-choice.ts'
import { MenuChoice, MenuPanel } from '../../kit/ui/menu.tsx'
import { LanguageButton } from './language-button.tsx'

/** The languages of the interface, each in its own. */
export function LanguagePanel() {
  const { language } = useBoot()
  const [isOpen, setOpen] = useState(true)
  return (
    <DropdownMenu.Root dir={directionOf(useBoot().language)} open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <LanguageButton />
      </DropdownMenu.Trigger>
      <MenuPanel>
        <DropdownMenu.RadioGroup value={language} onValueChange={(code) => void choose(code as Language)}>
          {languages.map(({ code, name, direction }) => (
            <MenuChoice key={code} value={code} lang={code} dir={direction}>
              {name}
              <DropdownMenu.ItemIndicator>
                <Check size={18} aria-hidden="true" />
              </DropdownMenu.ItemIndicator>
            </MenuChoice>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuPanel>
    </DropdownMenu.Root>
  )
}

/** Whoever is signed in finds their choice again elsewhere; where it cannot be saved it holds in this browser. */
async function choose(language: Language): Promise<void> {
  if (currentBoot().hasSession) await call('PATCH /auth/profile', { body: { language } }).catch(() => undefined)
  speakFromNowOn(language)
}
