import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BRAND_PREVIEW_DAYS, type BrandDesign, type BrandDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Eye, EyeOff, History, Link2, Redo2, Undo2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { copyText } from '../../lib/text/copy-text.ts'
import { formatAgo, formatCount } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'
import { usePreviewLink } from '../../lib/brand/preview-link.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CopiedText } from '../../ui/forms/copied-text.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { PublishButton } from './publish-check/publish-button.tsx'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { type BrandEditor, isConflict } from './use-brand-editor.ts'
import { VersionsDialog } from './versions-dialog.tsx'

interface BrandBarProps {
  draft: BrandDraft
  editor: BrandEditor
  isShown: boolean
  onShow: (isShown: boolean) => void
  /** Returns whether the fields are valid; otherwise moves the focus to the first that is not. */
  checkFields: () => boolean
}

/** The state of the draft, and its actions. */
export function BrandBar({ draft, editor, isShown, onShow, checkFields }: BrandBarProps) {
  const showToast = useToast()
  const link = usePreviewLink()
  const [isOpen, setOpen] = useState(false)
  const [isLinkShown, setLinkShown] = useState(false)

  async function run(work: () => Promise<unknown>, title: string) {
    try {
      if ((await work()) !== false) showToast({ title, tone: 'success' })
    } catch (error) {
      // The dialog reports conflicts itself.
      if (isConflict(error)) return
      showToast({ title: t`Failed to update branding`, description: faultOf(error as Error), tone: 'destructive' })
    }
  }
  const save = () => checkFields() && void run(() => editor.saveNow(), t`Draft saved`)
  const share = async () => {
    void editor.flush()
    if (await copyText(link.data?.url ?? '')) showToast({ title: copiedText(), tone: 'success' })
    else setLinkShown(true)
  }

  return (
    <Bar data-foot>
      <State draft={draft} isSaving={editor.save.isPending} error={editor.save.error} />
      <Tools>
        <IconButton label={t`Undo`} disabled={!editor.canUndo} onClick={editor.undo}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Redo`} disabled={!editor.canRedo} onClick={editor.redo}>
          <Redo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={isShown ? t`Hide Preview` : t`Show Preview`} onClick={() => onShow(!isShown)}>
          {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </IconButton>
        <Button variant="ghost" icon={<History size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
          <Wide>
            <Trans>Versions</Trans>
          </Wide>
        </Button>
        <Button
          variant="ghost"
          icon={<Link2 size={18} aria-hidden="true" />}
          disabled={!link.data}
          onClick={() => void share()}
        >
          <Wide>
            <Trans>Share preview</Trans>
          </Wide>
        </Button>
        <Save variant="secondary" busy={editor.save.isPending} onClick={save}>
          <Trans>Save Changes</Trans>
        </Save>
        <PublishButton
          saveNow={editor.saveNow}
          onPublished={editor.continueFrom}
          run={(work, title) => checkFields() && void run(work, title)}
        />
      </Tools>
      <Compared editor={editor} onKeep={(design) => void run(() => editor.resolve(design), t`Draft saved`)} />
      <VersionsDialog open={isOpen} onClose={() => setOpen(false)} onBack={editor.replace} />
      <LinkDialog open={isLinkShown} onClose={() => setLinkShown(false)} url={link.data?.url ?? ''} />
    </Bar>
  )
}

/** The link to copy by hand, for browsers that don't let pages copy. */
function LinkDialog({ url, ...dialog }: { open: boolean; onClose: () => void; url: string }) {
  const text = plural(BRAND_PREVIEW_DAYS, { one: 'The link works for # day.', other: 'The link works for # days.' })
  return (
    <Dialog {...dialog} title={t`Share preview`} text={text}>
      <CopiedText label={t`Preview link`} text={url} />
    </Dialog>
  )
}

/** Shown when another editor has saved the draft meanwhile. */
function Compared({ editor, onKeep }: { editor: BrandEditor; onKeep: (design: BrandDesign) => void }) {
  const { conflict, design, save, leaveConflict } = editor
  if (!conflict) return null
  const { base, theirs } = conflict
  const asked = { base, mine: design, theirs, isBusy: save.isPending }
  return <ConflictDialog {...asked} onClose={leaveConflict} onChoose={onKeep} />
}

interface StateProps {
  draft: BrandDraft
  isSaving: boolean
  error: Error | null
}

function State({ draft, isSaving, error }: StateProps) {
  const version = formatCount(draft.publishedVersion)
  const ago = draft.savedAt ? formatAgo(draft.savedAt) : ''
  if (error)
    return (
      <Status role="status">
        <b>
          <Trans>Not saved</Trans>
        </b>{' '}
        {faultOf(error)}
      </Status>
    )
  if (isSaving)
    return (
      <Status role="status">
        <Trans>Saving...</Trans>
      </Status>
    )
  return (
    <Status role="status">
      {draft.savedAt ? (
        <Trans>
          <b>Draft</b> saved {ago}, after version {version}
        </Trans>
      ) : (
        <Trans>
          <b>Published</b> Version {version} is live
        </Trans>
      )}
    </Status>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  margin-block-end: calc(-1 * ${token.space[8]});
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.border};
  background: ${token.bg};
  ${media.narrow} {
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
    padding-block: ${token.space[2]};
  }
`
/** Phones show the icon only. */
const Wide = styled.span`
  ${media.narrow} {
    ${hiddenVisually}
  }
`
/** Drafts are saved automatically, so phones omit this button. */
const Save = styled(Button)`
  ${media.narrow} {
    display: none;
  }
`
const Status = styled.p`
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
  b {
    color: ${token.text};
  }
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  ${media.narrow} {
    flex: 1 0 100%;
    > :last-child {
      margin-inline-start: auto;
    }
  }
`

function copiedText(): string {
  return plural(BRAND_PREVIEW_DAYS, {
    one: 'Link copied. It works for # day.',
    other: 'Link copied. It works for # days.',
  })
}
