import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Copy } from 'lucide-react'
import styled from 'styled-components'
import { copyText } from '../../kit/copy-text.ts'
import { useToast } from '../../kit/toast.ts'
import { IconButton } from '../../kit/ui/button.tsx'

/** A value for another page, with the button that copies it. */
export function Copied({ value }: { value: string }) {
  const { t: say } = useLingui()
  const toast = useToast()
  const copy = async () => {
    if (await copyText(value)) toast({ title: say`Copied`, description: value })
    else toast({ title: say`Your browser did not allow copying.`, tone: 'destructive' })
  }
  return (
    <Value>
      <Mono>{value}</Mono>
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
