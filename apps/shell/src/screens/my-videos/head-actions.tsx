import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { MessagesSquare, Plus, Table2, Trash2 } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { ResultsButton } from '../../features/sharing/results-button.tsx'
import type { Selection } from '../../lib/lists/selection.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { media } from '../../ui/brand/shapes.ts'

interface HeadActionsProps {
  /** Undefined where there is nothing to select. */
  selection: Selection | undefined
  /** True when the empty state below already has the button for the first video. */
  isNew: boolean
}

/** The actions in the head of the library. */
export function HeadActions({ selection, isNew }: HeadActionsProps) {
  const { switches } = useBoot()
  return (
    <Actions>
      <Ways>
        {switches.batches && (
          <LinkButton variant="ghost" to="/videos/batch" icon={<Table2 size={18} aria-hidden="true" />}>
            <Trans>Bulk create</Trans>
          </LinkButton>
        )}
        <ResultsButton />
        <LinkButton variant="ghost" to="/leads" icon={<MessagesSquare size={18} aria-hidden="true" />}>
          <Trans>Questions</Trans>
        </LinkButton>
        <LinkButton variant="ghost" to="/my-videos?view=trash" icon={<Trash2 size={18} aria-hidden="true" />}>
          <Trans>Trash</Trans>
        </LinkButton>
      </Ways>
      {selection && (
        <Button variant="secondary" onClick={selection.isAll ? selection.clear : selection.selectAll}>
          {selection.isAll ? <Trans>Clear selection</Trans> : <Trans>Select all</Trans>}
        </Button>
      )}
      {!isNew && (
        <LinkButton to="/generate-video" icon={<Plus size={18} aria-hidden="true" />}>
          <Trans>Create Video</Trans>
        </LinkButton>
      )}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  ${media.narrow} {
    inline-size: 100%;
    > :not(:first-child) {
      flex: 1;
      padding-inline: ${token.space[3]};
    }
  }
`
/* On phones a row of pictures with their words below them. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
  > * {
    padding-inline: ${token.space[3]};
  }
  ${media.narrow} {
    flex: 1 0 100%;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token.space[1]};
    > * {
      flex-direction: column;
      justify-content: start;
      gap: ${token.space[1]};
      padding: ${token.space[2]} 0;
      font-size: ${token.fontSize.small};
      line-height: 1.25;
      white-space: normal;
      text-align: center;
    }
  }
`
