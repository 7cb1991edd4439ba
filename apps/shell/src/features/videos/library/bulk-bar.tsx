import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download, Paintbrush, Trash2, X } from '#icons'
import styled from 'styled-components'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { FloatingBar } from '../../../ui/data/floating-bar.ts'
import { downloadAll } from './download-all.ts'
import { isPlayable } from './library-acts.ts'
import type { Selection } from '../../../lib/lists/selection.ts'

interface BulkBarProps {
  selection: Selection
  videos: readonly Video[]
  isRebranding: boolean
  onRebrand: () => void
  onDelete: () => void
}

/** Actions on the selected videos. The bar stays visible while scrolling. */
export function BulkBar({ selection, videos, isRebranding, onRebrand, onDelete }: BulkBarProps) {
  const { t } = useLingui()
  const playable = videos.filter((video) => selection.has(video.id) && isPlayable(video))
  return (
    <Bar role="region" aria-label={t`Selected videos`}>
      <strong role="status">
        <Plural value={selection.ids.length} one="# selected" other="# selected" />
      </strong>
      {!selection.isAll && (
        <Button variant="ghost" onClick={selection.selectAll}>
          <Plural value={videos.length} one="Select all #" other="Select all #" />
        </Button>
      )}
      <End>
        {playable.length > 0 && (
          <Button
            variant="secondary"
            icon={<Paintbrush size={16} aria-hidden="true" />}
            busy={isRebranding}
            onClick={onRebrand}
          >
            <Trans>Rebrand</Trans>
          </Button>
        )}
        {playable.length > 0 && (
          <Button
            variant="secondary"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => void downloadAll(playable)}
          >
            <Trans comment="saves the chosen videos as files">Export</Trans>
          </Button>
        )}
        <Button variant="danger" icon={<Trash2 size={16} aria-hidden="true" />} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
        <IconButton label={t`Clear selection`} onClick={selection.clear}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </End>
    </Bar>
  )
}

const Bar = styled(FloatingBar)`
  inline-size: min(860px, 100%);
  margin-inline: auto;
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};
  padding-inline: 20px ${token.space[3]};
  ${media.narrow} {
    padding-block: ${token.space[2]};
  }
`
const End = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-inline-start: auto;
`
