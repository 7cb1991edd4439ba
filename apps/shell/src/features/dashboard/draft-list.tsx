import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { DraftSummary } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { NotebookPen, Trash2 } from '#icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatAgo } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { BrandFrameMark } from '../../ui/brand/brand-frame-mark.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { FirstRows } from '../../ui/data/first-rows.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

interface DraftListProps {
  drafts: readonly DraftSummary[]
  onDelete: (id: string) => void
}

const DRAFTS_FIRST = 3

/** Drafts, each with a link to continue it. */
export function DraftList({ drafts, onDelete }: DraftListProps) {
  const [asked, setAsked] = useState<DraftSummary>()
  return (
    <section aria-labelledby="drafts">
      <Heading id="drafts">
        <Trans>Drafts</Trans>
      </Heading>
      <FirstRows rows={drafts} first={DRAFTS_FIRST}>
        {(shown) => (
          <List>
            {shown.map((draft) => (
              <Row key={draft.id}>
                <Way to={`/generate-video?draft=${draft.id}`}>
                  <BrandFrameMark>
                    <NotebookPen size={18} aria-hidden="true" />
                  </BrandFrameMark>
                  <Words>
                    <b dir="auto">{nameOf(draft)}</b>
                    <span dir="auto" lang={draft.language}>
                      {draft.excerpt}
                    </span>
                  </Words>
                  <small>{formatAgo(draft.updatedAt)}</small>
                </Way>
                <IconButton label={deleteLabel(draft)} onClick={() => setAsked(draft)}>
                  <Trash2 size={18} aria-hidden="true" />
                </IconButton>
              </Row>
            ))}
          </List>
        )}
      </FirstRows>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={t`Delete this draft?`}
        text={t`Its script and files are permanently deleted.`}
        confirmText={t`Delete`}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) onDelete(asked.id)
          setAsked(undefined)
        }}
      />
    </section>
  )
}

function deleteLabel(draft: DraftSummary): string {
  const name = isolated(nameOf(draft))
  return t`Delete draft ${name}`
}

function nameOf({ title, propertyAddress }: DraftSummary): string {
  return title.trim() || propertyAddress.trim() || t`Untitled`
}

const Heading = styled.h2`
  margin-block-end: ${token.space[3]};
`
const List = styled.ul`
  border-block: 1px solid ${token.border};
`
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  & + & {
    border-block-start: 1px solid ${token.border};
  }
`
const Way = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 14px;
  min-inline-size: 0;
  min-block-size: 68px;
  padding-block: ${token.space[2]};
  line-height: 1.35;
  small {
    flex: none;
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  &:hover b {
    color: ${token.link};
  }
`
const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  b,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
