import { t } from '@lingui/core/macro'
import { Monitor, Moon, Smartphone, Sun } from '#icons'
import { Segmented } from '../controls/segmented.tsx'

interface ChoiceProps<Value> {
  value: Value
  onChange: (value: Value) => void
  iconsOnly?: boolean
  hidden?: boolean
}

/** Whether a preview is as wide as a phone. */
export function SizeChoice(props: ChoiceProps<boolean>) {
  const phone = t({ message: 'Phone', context: 'device' })
  return (
    <Segmented
      {...props}
      label={t`Size`}
      segments={[
        { value: false, text: t`Desktop`, icon: <Monitor size={18} aria-hidden="true" /> },
        { value: true, text: phone, icon: <Smartphone size={18} aria-hidden="true" /> },
      ]}
    />
  )
}

/** Whether a preview is light or dark. */
export function LightChoice(props: ChoiceProps<'dark' | 'light'>) {
  const light = t({ message: 'Light', comment: 'Colours of the day' })
  return (
    <Segmented
      {...props}
      label={t`Light`}
      segments={[
        { value: 'light', text: light, icon: <Sun size={18} aria-hidden="true" /> },
        { value: 'dark', text: t`Dark`, icon: <Moon size={18} aria-hidden="true" /> },
      ]}
    />
  )
}
