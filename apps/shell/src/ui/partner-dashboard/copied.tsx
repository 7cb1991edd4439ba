import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Copy } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { copyText } from '../../lib/text/copy-text.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { IconButton } from '../controls/button.tsx'

/** A value for another page, with the button that copies it. `children` show it in another way. */
export function Copied({ value, children = value }: { value: string; children?: ReactNode }) {
  const { t: say } = useLingui()
  const toast = useToast()
  const copy = async () => {
    if (await copyText(value)) toast({ title: say`Copied`, description: value })
    else toast({ title: say`Your browser blocked copying. Select the text and copy it.`, tone: 'destructive' })
  }
  return (
    <Value>
      <Mono>{children}</Mono>
      <IconButton label={say`Copy ${value}`} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
      </IconButton>
    </Value>
  )
}

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
`

export const Mono = styled.code.attrs<{ $quiet?: boolean; $wrong?: boolean }>(({ $quiet }) => ({
  dir: $quiet ? 'auto' : 'ltr',
}))<{ $quiet?: boolean; $wrong?: boolean }>`
  font-size: ${token.fontSize.badge};
  overflow-wrap: anywhere;
  color: ${({ $quiet, $wrong }) => ($wrong ? token.dangerText : $quiet ? token.textMuted : 'inherit')};
`
