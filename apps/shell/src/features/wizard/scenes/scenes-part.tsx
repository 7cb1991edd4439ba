import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ChevronDown, Clapperboard } from '#icons'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { DraftSaver } from '../drafts/saver.ts'
import type { Edits } from './edits.ts'
import { SceneEditor } from './scene-editor.tsx'

interface ScenesPartProps {
  saver: Pick<DraftSaver, 'flush' | 'id' | 'version'>
  isSaving: boolean
  edits: Edits
  onChange: (edits: Edits) => void
}

/** The collapsible scene editor. Scenes are planned and drawn when it opens. */
export function ScenesPart({ saver, isSaving, edits, onChange }: ScenesPartProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box aria-labelledby={`${id}-title`}>
      <Head>
        <div>
          <h2 id={`${id}-title`}>
            <Trans>Scenes</Trans>
          </h2>
          <p>
            {edits ? (
              <Trans>You’ve changed some scenes. The others are planned from your script.</Trans>
            ) : (
              <Trans>Optional. We plan the scenes from your script, and you can change them.</Trans>
            )}
          </p>
        </div>
        <Button
          variant="secondary"
          icon={isOpen ? <ChevronDown size={18} aria-hidden="true" /> : <Clapperboard size={18} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={`${id}-scenes`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Hide scenes` : t`Show scenes`}
        </Button>
      </Head>
      <div id={`${id}-scenes`} hidden={!isOpen}>
        {isOpen && <SceneEditor saver={saver} isSaving={isSaving} edits={edits} onChange={onChange} />}
      </div>
    </Box>
  )
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > [hidden] {
    display: none;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  > div {
    flex: 1 1 260px;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
