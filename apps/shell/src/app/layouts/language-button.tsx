import { useLingui } from '@lingui/react/macro'
import { Languages } from '#icons'
import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../../ui/controls/button.tsx'

/** The button that opens the list of languages. */
export function LanguageButton(props: ComponentPropsWithRef<'button'>) {
  const { t } = useLingui()
  return (
    <IconButton {...props} label={t`Language`}>
      <Languages size={20} aria-hidden="true" />
    </IconButton>
  )
}
