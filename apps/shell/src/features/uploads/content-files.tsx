import { ph, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CONTENT_FILES_MAX, CONTENT_PAGES_MAX, type Upload } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowDown, ArrowUp } from '#icons'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { DropZone } from '../../ui/forms/drop-zone.tsx'
import { contentTypes } from './file-faults.ts'
import { FileRow } from './file-row.tsx'
import type { DraftFile, DraftFiles } from './use-file-list.ts'

/** The files that are shown beside the presenter, in their order, and all their pages as the video will show them. */
export function ContentFiles({ content }: { content: DraftFiles }) {
  const { files, fault, isFull, add } = content
  const uploads = files.flatMap(({ upload }) => (upload?.status === 'ready' ? [upload] : []))
  const pages = uploads.flatMap(({ pictures }) => pictures)
  return (
    <Box>
      <h2>
        <Trans>Files</Trans>
      </h2>
      <p>
        <Trans>
          PDF, JPG, PNG or PPTX, up to {ph({ CONTENT_FILES_MAX: formatCount(CONTENT_FILES_MAX) })} files of 100 MB each.
          Pages appear beside the presenter, one after the other.
        </Trans>
      </p>
      {isFull ? (
        <Note tone="info">
          {t`A video can have up to ${{ CONTENT_FILES_MAX: formatCount(CONTENT_FILES_MAX) }} files. Remove one to add another.`}
        </Note>
      ) : (
        <DropZone
          label={t`Files to show`}
          accept={contentTypes}
          fault={fault}
          takesSeveral
          onFiles={add}
          lead={<Trans>Drop files here or</Trans>}
          choose={<Trans>choose from this device</Trans>}
        />
      )}
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          details={pagesOf(file)}
          actions={files.length > 1 && <Moves file={file} />}
        />
      ))}
      <LaidOut uploads={uploads} />
      {pages.length > CONTENT_PAGES_MAX && (
        <Note tone="warn">
          {t`A video can have up to ${{ CONTENT_PAGES_MAX: formatCount(CONTENT_PAGES_MAX) }} pages. Remove a file or include fewer pages.`}
        </Note>
      )}
      {pages.length > 0 && <Pages pages={pages} />}
    </Box>
  )
}

function pagesOf({ upload, sending }: DraftFile): string | undefined {
  if (sending || upload?.status !== 'ready') return undefined
  return plural(upload.pictures.length, { one: '# page', other: '# pages' })
}

/** Its place among the files. */
function Moves({ file: { upload, moveUp, moveDown } }: { file: DraftFile }) {
  const name = upload?.name ?? ''
  return (
    <>
      <IconButton label={t`Move ${name} up`} disabled={!moveUp} onClick={moveUp}>
        <ArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Move ${name} down`} disabled={!moveDown} onClick={moveDown}>
        <ArrowDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** Warns about files that are shown differently from their original. */
function LaidOut({ uploads }: { uploads: readonly Upload[] }) {
  const names = uploads.filter(({ isExact }) => isExact === false).map(({ name }) => name)
  return (
    <>
      {names.some(isPresentation) && (
        <p>
          <Trans>
            These slides were converted and may look different. Save them as PDF to show them exactly as they are.
          </Trans>
        </p>
      )}
      {names.some((name) => !isPresentation(name)) && (
        <p>
          <Trans>This isn’t a screenshot: we made a slide from the page’s title, description and preview image.</Trans>
        </p>
      )}
    </>
  )
}

/** Everything that is shown, with the number by which a script names it. */
function Pages({ pages }: { pages: Upload['pictures'] }) {
  return (
    <>
      {pages.length > 1 && (
        <p>
          <Trans>
            Files appear in this order, spread across the script. To choose when, add <code>[picture 2]</code> on its
            own line in the script, and <code>[presenter]</code> to go back to the presenter.
          </Trans>
        </p>
      )}
      <Thumbs>
        {pages.map(({ url, caption }, index) => (
          <li key={url}>
            <img src={url} alt={caption ?? t`Page ${index + 1}`} loading="lazy" />
            {pages.length > 1 && <small>{formatCount(index + 1)}</small>}
          </li>
        ))}
      </Thumbs>
    </>
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
  h2 + p {
    margin-block-start: calc(-1 * ${token.space[3]});
  }
  > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Thumbs = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
  small {
    display: block;
    text-align: center;
    color: ${token.textMuted};
  }
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
