import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Card } from '../../../kit/ui/card.tsx'
import { DropZone } from './drop-zone.tsx'
import { contentTypes } from './file-faults.ts'
import { FileRow } from './file-row.tsx'
import type { FileSlot } from './use-file-slot.ts'

/** A file that is shown beside the presenter, and its pages as the film will show them. */
export function ContentFile({ slot }: { slot: FileSlot }) {
  const { upload, sending } = slot
  const pages = upload?.status === 'ready' && !sending ? upload.pictures : []
  const count = pages.length > 0 ? plural(pages.length, { one: '# page', other: '# pages' }) : undefined
  return (
    <Box>
      <h2>
        <Trans>A file</Trans>
      </h2>
      <p>
        <Trans>PDF, JPG, PNG or PPTX, up to 100 MB. Its pages stand beside the presenter, one after the other.</Trans>
      </p>
      <DropZone
        label={t`File to show`}
        accept={contentTypes}
        fault={slot.isGone ? t`The file is not there any more. Choose it again.` : slot.fault}
        onFile={slot.choose}
        lead={<Trans>Drop a file here or</Trans>}
        choose={<Trans>choose from this device</Trans>}
      />
      <FileRow slot={slot} details={count} />
      {upload?.isExact === false && (
        <p>
          {isPresentation(upload.name) ? (
            <Trans>These slides were laid out by us. Save them as PDF to show them exactly as they are.</Trans>
          ) : (
            <Trans>This is no picture of the page: its title, description and preview were laid out by us.</Trans>
          )}
        </p>
      )}
      {pages.length > 0 && (
        <Pages>
          {pages.map(({ url, caption }, index) => (
            <li key={url}>
              <img src={url} alt={caption ?? t`Page ${index + 1}`} loading="lazy" />
            </li>
          ))}
        </Pages>
      )}
    </Box>
  )
}

/** Everything else that is not exact was captured from a web page. */
const isPresentation = (name: string) => /\.pptx?$/i.test(name)

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > p {
    margin-block-start: calc(-1 * ${token.space[3]});
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Pages = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${token.space[3]};
  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 10;
    object-fit: contain;
    border: 1px solid ${token.border};
    border-radius: ${token.radius.tag};
    background: ${token.surface2};
  }
`
