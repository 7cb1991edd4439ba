import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, refusalOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Camera, CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../kit/ui/button.tsx'
import type { DraftFiles } from './use-file-list.ts'

interface PageCaptureProps {
  /** As it stands in the field; undefined while it is no whole web address. */
  url: string | undefined
  files: DraftFiles
}

/** Brings a web page beside the presenter, after the files. */
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
        <Trans>Capture the page</Trans>
      </Button>
      <p role="status">
        {error && !isOther ? (
          <Fault>
            <CircleAlert size={16} aria-hidden="true" />
            {refusalOr(error, t`The page could not be captured. Try again.`)}
          </Fault>
        ) : capture.isSuccess && !isOther ? (
          <Trans>Captured just now. It stands among the files, as the video will show it.</Trans>
        ) : (
          <Trans>
            Shows the page as it looks, or its title, description and preview picture, laid out by us, after the files.
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
