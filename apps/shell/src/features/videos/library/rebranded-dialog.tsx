import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RebrandedVideos } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

/** Names the chosen videos that cannot be rebranded, with their reasons. */
export function RebrandedDialog({ answer, onClose }: { answer: RebrandedVideos; onClose: () => void }) {
  const { t } = useLingui()
  const { queued, skipped } = answer
  const text =
    queued > 0 ? (
      <Plural
        value={queued}
        one="Updating # video with your current brand."
        other="Updating # videos with your current brand."
      />
    ) : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={queued > 0 ? t`Rebranding started` : t`Nothing to rebrand`}
      {...(text && { text })}
    >
      <p>
        <Plural value={skipped.length} one="# video isn’t updated:" other="# videos aren’t updated:" />
      </p>
      <List>
        {skipped.map(({ id, title, message }) => (
          <li key={id}>
            <b>
              <bdi>{title}</bdi>
            </b>
            <span>{message}</span>
          </li>
        ))}
      </List>
      <Foot>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Foot>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  max-block-size: 40vh;
  overflow-y: auto;
  li {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Foot = styled(ActionRow)`
  margin-block-start: ${token.space[2]};
`
