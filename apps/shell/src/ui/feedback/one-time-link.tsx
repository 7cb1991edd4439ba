import { Trans } from '@lingui/react/macro'
import type { OneTimeLink } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatMoment } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { Note } from './note.tsx'
import { Stack } from '../layout/stack.tsx'

/** A sign-in link to hand over; it is shown once. */
export function OneTimeLinkBox({ link: { url, expiresAt } }: { link: OneTimeLink }) {
  const until = isolated(formatMoment(expiresAt))
  return (
    <Stack $gap={3}>
      <Note tone="warn">
        <Trans>Anyone with this link can sign in. Share it privately.</Trans>
      </Note>
      <Shown dir="ltr">{url}</Shown>
      <Line>
        <span>
          <Trans>Single use. Expires {until}.</Trans>
        </span>
        <CopyButton text={url} variant="primary">
          <Trans>Copy link</Trans>
        </CopyButton>
      </Line>
    </Stack>
  )
}

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
