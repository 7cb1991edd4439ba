import { t } from '@lingui/core/macro'
import { PageCapture } from '../../features/wizard/files/page-capture.tsx'
import type { StepParts } from '../../features/wizard/wizard-step.tsx'
import { laterPart } from './later-part.ts'
import type { StepSources } from './step.ts'

const ContentFields = laterPart(async () => (await import('../../features/wizard/content-fields.tsx')).ContentFields)
const ContentFile = laterPart(async () => (await import('../../features/wizard/files/content-file.tsx')).ContentFile)
const FilmSketch = laterPart(async () => (await import('../../features/wizard/film-sketch.tsx')).FilmSketch)

export function contentStep({ wizard, chosen, content }: StepSources): StepParts {
  return {
    title: t`Add screen share content`,
    text: t`Optional. Give your video facts, a file or a page, or go straight on.`,
    content: (
      <ContentFields
        {...wizard}
        file={<ContentFile slot={content} />}
        captureOf={(url) => <PageCapture url={url} slot={content} />}
      />
    ),
    side: <FilmSketch draft={wizard.draft} presenterId={chosen?.presenterId} page={pageOf(content)} />,
  }
}

/** The first page of a file, once it is known what the film will show of it. */
function pageOf({ upload, sending }: StepSources['content']): string | undefined {
  return sending || upload?.status !== 'ready' ? undefined : upload.pictures[0]?.url
}
