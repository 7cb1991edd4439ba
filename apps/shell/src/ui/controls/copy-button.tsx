import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Check, Copy } from '#icons'
import { type ReactNode, useState } from 'react'
import { copyText } from '../../lib/text/copy-text.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from './button.tsx'

interface CopyButtonProps {
  text: string
  variant?: 'primary' | 'secondary'
  /** The label until the text was copied. */
  children?: ReactNode
}

/** Copies a text, and says on itself that it did. */
export function CopyButton({ text, variant = 'secondary', children = <Trans>Copy</Trans> }: CopyButtonProps) {
  const toast = useToast()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
    else toast({ title: t`Your browser blocked copying. Select the text and copy it.`, tone: 'destructive' })
  }
  return (
    <Button
      variant={variant}
      icon={isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {isCopied ? <Trans>Copied</Trans> : children}
    </Button>
  )
}
