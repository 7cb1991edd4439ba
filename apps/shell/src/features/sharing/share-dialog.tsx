import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import { type Segment, Segmented } from '../../ui/controls/segmented.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PageForm } from './page-form.tsx'
import { useShareLink } from '../../lib/sharing/share-link.ts'
import { ResultsPanel } from './results-panel.tsx'

type Part = 'link' | 'page' | 'results'

/** The share link of a video, the settings of its page, and its results. */
export function ShareDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useLingui()
  const [part, setPart] = useState<Part>('link')
  const link = useShareLink(video.id)
  const parts: Segment<Part>[] = [
    { value: 'link', text: t`Link` },
    { value: 'page', text: t`Page` },
    { value: 'results', text: t`Analytics` },
  ]
  return (
    <Dialog open onClose={onClose} title={<Trans>Share</Trans>} text={<bdi>{video.title}</bdi>} width="wide">
      <Segmented label={t`Sharing options`} value={part} segments={parts} onChange={setPart} />
      {link.error && (
        <ErrorState title={t`Couldn’t load the link.`} error={link.error} onRetry={() => void link.refetch()} />
      )}
      {link.isPending && <Skeleton height="240px" radius={token.radius.card} />}
      {link.data && part === 'link' && <LinkPanel of={video} link={link.data} />}
      {link.data && part === 'page' && <PageForm id={video.id} link={link.data} />}
      {part === 'results' && <ResultsPanel of={video} />}
    </Dialog>
  )
}
