import { directionOf } from '@vitrine/contract'
import { type Language, languages } from '@vitrine/contract'
import { Check } from '#icons'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useBoot } from '../../lib/boot/boot.ts'
import { chooseLanguage } from '../../lib/i18n/choose-language.ts'
import { MenuChoice, MenuPanel } from '../../ui/dialogs/menu.tsx'
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
        <DropdownMenu.RadioGroup value={language} onValueChange={(code) => void chooseLanguage(code as Language)}>
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
