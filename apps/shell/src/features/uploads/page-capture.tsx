import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Camera, CircleAlert } from '#icons'
import styled from 'styled-components'
import { Button } from '../../ui/controls/button.tsx'
import type { DraftFiles } from './use-file-list.ts'

interface PageCaptureProps {
  /** The address in the field; undefined until it is a complete web address. */
  url: string | undefined
  files: DraftFiles
}

/** Adds a web page to the content beside the presenter, after the files. */
export function PageCapture({ url, files }: PageCaptureProps) {
  const capture = useMutation({
    mutationFn: (asked: string) => call('POST /api/capture', { body: { url: asked } }),
    onSuccess: (upload) => files.adopt(upload),
  })
  const { error } = capture
  const isOther = capture.variables !== undefined && capture.variables !== url
  return (
    <Row>
      <Button
        variant="secondary"
        icon={<Camera size={18} aria-hidden="true" />}
        busy={capture.isPending}
        busyText={t`Capturing...`}
        disabled={url === undefined || files.isFull}
        onClick={() => url && capture.mutate(url)}
      >
        <Trans>Capture page</Trans>
      </Button>
      <p role="status">
        {error && !isOther ? (
          <Fault>
            <CircleAlert size={16} aria-hidden="true" />
            {problemOr(error, t`Couldn’t capture the page. Try again.`)}
          </Fault>
        ) : capture.isSuccess && !isOther ? (
          <Trans>Captured. The file list shows it as it will appear in the video.</Trans>
        ) : (
          <Trans>
            The page appears after your files: a screenshot, or a slide with its title, description and preview image.
            Capture it now to see it, or we’ll capture it when the video is created.
          </Trans>
        )}
      </p>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  > p {
    flex: 1 1 240px;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Fault = styled.span`
  display: flex;
  gap: 6px;
  font-weight: 500;
  color: ${token.dangerText};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
