import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ActionRow } from '../controls/action-row.tsx'
import { Button } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { Note } from '../feedback/note.tsx'
import { Stack } from '../layout/stack.tsx'

interface SecretOnceProps {
  secret: string
  /** Why to copy it now. */
  note: ReactNode
  onDone: () => void
}

/** A secret that nothing shows again. */
export function SecretOnce({ secret, note, onDone }: SecretOnceProps) {
  return (
    <Stack>
      <Note tone="warn">{note}</Note>
      <Shown dir="ltr">{secret}</Shown>
      <ActionRow>
        <CopyButton text={secret} />
        <Button onClick={onDone}>
          <Trans context="button">Done</Trans>
        </Button>
      </ActionRow>
    </Stack>
  )
}

const Shown = styled.code`
  padding: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  overflow-wrap: anywhere;
  user-select: all;
`
