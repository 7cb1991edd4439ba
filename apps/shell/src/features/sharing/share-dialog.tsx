import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { Chip } from '../../kit/ui/chip.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PageForm } from './page-form.tsx'
import { useShareLink } from './queries.ts'
import { ResultsPanel } from './results-panel.tsx'

type Part = 'link' | 'page' | 'results'

/** The link of a video, what stands on its page, and what came of it. */
export function ShareDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useLingui()
  const [part, setPart] = useState<Part>('link')
  const link = useShareLink(video.id)
  const parts: [Part, string][] = [
    ['link', t`Link`],
    ['page', t`Page`],
    ['results', t`Results`],
  ]
  return (
    <Dialog open onClose={onClose} title={<Trans>Share</Trans>} text={<bdi>{video.title}</bdi>} width="wide">
      <Row role="group" aria-label={t`Parts of sharing`}>
        {parts.map(([name, text]) => (
          <Chip key={name} on={part === name} onClick={() => setPart(name)}>
            {text}
          </Chip>
        ))}
      </Row>
      {link.error && (
        <ErrorState title={t`The link could not be loaded.`} error={link.error} onRetry={() => void link.refetch()} />
      )}
      {link.isPending && <Skeleton height="240px" radius={token.radius.card} />}
      {link.data && part === 'link' && <LinkPanel of={video} link={link.data} />}
      {link.data && part === 'page' && <PageForm id={video.id} link={link.data} />}
      {part === 'results' && <ResultsPanel of={video} />}
    </Dialog>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
