import { Trans, useLingui } from '@lingui/react/macro'
import type { Batch, BatchCheck } from '@vitrine/contract'
import { ArrowLeft } from '#icons'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BuyCredits } from '../app/buy-credits.tsx'
import { useAvatars } from '../features/avatars/queries.ts'
import { BatchList } from '../features/batches/batch-list.tsx'
import { ColumnsStep } from '../features/batches/columns-step.tsx'
import { videoImport } from '../features/batches/definition.tsx'
import { Feeds } from '../features/listing-feeds/feeds.tsx'
import { MarkNotes } from '../features/batches/mark-notes.tsx'
import { Previews } from '../features/batches/previews.tsx'
import { ResultLinks } from '../features/batches/result-links.tsx'
import { Shortage } from '../features/batches/shortage.tsx'
import { useVideos } from '../features/videos/queries.ts'
import { VoicePicker } from '../features/voices/voice-picker.tsx'
import { OutputFields } from '../features/wizard/output-fields.tsx'
import { emptyDraft } from '../features/wizard/wizard.ts'
import { LinkButton } from '../ui/controls/button.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { ImportFlow } from '../ui/table-import/import-flow.tsx'

const videosOffered = 100

/** /videos/batch: many videos, or many personal links to one, from a table. */
export function VideoBatch() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  return (
    <Page title={t`Bulk create from CSV`}>
      <PageHeading
        title={t`Bulk create from CSV`}
        text={t`One video per row. You get rejected rows back with the reason.`}
        action={
          <LinkButton
            variant="secondary"
            to="/my-videos"
            icon={<ArrowLeft className="flips" size={18} aria-hidden="true" />}
          >
            <Trans>My Videos</Trans>
          </LinkButton>
        }
      />
      <Import id={params.get('id') ?? undefined} />
    </Page>
  )
}

function Import({ id }: { id: string | undefined }) {
  const [isBuying, setBuying] = useState(false)
  return (
    <>
      <ImportFlow
        definition={videoImport}
        id={id}
        earlier={
          <>
            <Feeds batchAddress={videoImport.addressOf} />
            <BatchList />
          </>
        }
        columns={(batch, onChecked) => <Columns batch={batch} onChecked={onChecked} />}
        checkNotes={(check) => (
          <>
            <MarkNotes notes={check.notes} />
            <Previews previews={check.previews} />
            <Shortage check={check} onAddCredits={() => setBuying(true)} />
          </>
        )}
        resultLinks={(batch) => <ResultLinks batch={batch} />}
      />
      <BuyCredits open={isBuying} onClose={() => setBuying(false)} />
    </>
  )
}

function Columns({ batch, onChecked }: { batch: Batch; onChecked: (check: BatchCheck) => void }) {
  const { t } = useLingui()
  const avatars = useAvatars()
  const videos = useVideos({ status: 'ready' }, videosOffered)
  return (
    <ColumnsStep
      batch={batch}
      avatars={avatars.data ?? []}
      videos={videos.videos ?? []}
      onChecked={onChecked}
      usualOutput={emptyDraft}
      output={(output, onChange) => <OutputFields output={output} onChange={onChange} text={t`For all videos`} />}
      voices={({ language, avatarId, voice, whenVoiceUnavailable }, onChange) => (
        <VoicePicker
          language={language}
          chosenId={voice}
          avatarId={avatarId}
          error={undefined}
          isReplaced={false}
          onChoose={(chosen) => onChange({ voice: chosen })}
          whenUnavailable={whenVoiceUnavailable}
          onWhenUnavailable={(when) => onChange({ whenVoiceUnavailable: when })}
        />
      )}
    />
  )
}
