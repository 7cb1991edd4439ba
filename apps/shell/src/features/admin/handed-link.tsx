import { Trans, useLingui } from '@lingui/react/macro'
import type { HandedLink } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { copyText } from '../../kit/copy-text.ts'
import { formatMoment } from '../../kit/format.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Note } from '../../kit/ui/note.tsx'

/** A link that lets somebody in, for the operator to take along; it is shown this once. */
export function HandedLinkBox({ link: { url, expiresAt } }: { link: HandedLink }) {
  const { t } = useLingui()
  const toast = useToast()
  const [isCopied, setCopied] = useState(false)
  const until = isolated(formatMoment(expiresAt))
  const copy = async () => {
    if (await copyText(url)) setCopied(true)
    else toast({ title: t`Your browser did not allow copying.`, tone: 'destructive' })
  }
  return (
    <Rows>
      <Note tone="warn">
        <Trans>Whoever has this link gets in. Pass it on so that nobody else reads it.</Trans>
      </Note>
      <Shown dir="ltr">{url}</Shown>
      <Line>
        <span>
          <Trans>Works once, until {until}.</Trans>
        </span>
        <Button
          icon={isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
        </Button>
      </Line>
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`
const Shown = styled.code`
  padding: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  font-size: ${token.fontSize.badge};
  overflow-wrap: anywhere;
  user-select: all;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  > span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
