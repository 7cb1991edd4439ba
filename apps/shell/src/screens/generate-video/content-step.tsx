import { t } from '@lingui/core/macro'
import type { StepParts } from '../../features/wizard/wizard-step.tsx'
import { laterPart } from './later-part.ts'
import type { StepSources } from './step.ts'

const ContentFields = laterPart(async () => (await import('../../features/wizard/content-fields.tsx')).ContentFields)
const ContentFiles = laterPart(async () => (await import('../../features/uploads/content-files.tsx')).ContentFiles)
const VideoSketch = laterPart(async () => (await import('../../features/wizard/video-sketch.tsx')).VideoSketch)
const PageCapture = laterPart(async () => (await import('../../features/uploads/page-capture.tsx')).PageCapture)

export function contentStep({ wizard, chosen, content }: StepSources): StepParts {
  return {
    title: t`Add screen share content`,
    text: t`Optional. Add details, files or a web page.`,
    content: (
      <ContentFields
        {...wizard}
        file={<ContentFiles content={content} />}
        captureOf={(url) => <PageCapture url={url} files={content} />}
      />
    ),
    side: <VideoSketch draft={wizard.draft} presenterId={chosen?.presenterId} page={pageOf(content)} />,
  }
}

/** The first page of the files, once it is known what the video will show of them. */
function pageOf({ files }: StepSources['content']): string | undefined {
  return files.find(({ upload }) => upload?.status === 'ready')?.upload?.pictures[0]?.url
}
