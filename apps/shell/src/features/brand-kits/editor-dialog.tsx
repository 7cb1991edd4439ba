import { Trans, useLingui } from '@lingui/react/macro'
import type { BrandKit } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { useFileUrl } from '../../lib/files/use-file-url.ts'
import { restFault } from '../../lib/forms/problems.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { EditorActionRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { DeleteKitButton } from './delete-button.tsx'
import { ContactFields, DefaultField, NameField, StyleFields, TextFields } from './fields.tsx'
import { formOf, sentForm } from './form.ts'
import { KitLogoField } from './logo-field.tsx'
import { KitPreview } from './preview.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { RefusedLogo, useSaveKit } from './queries.ts'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

interface KitDialogProps {
  /** Undefined for a new one. */
  kit: BrandKit | undefined
  /** A summary of what the website import found. */
  found?: string | undefined
  /** The first kit becomes the default by itself. */
  isFirst: boolean
  onClose: () => void
}

/** Edits a brand kit beside what videos will look like. */
export function KitDialog({ kit, found, isFirst, onClose }: KitDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [saved, setSaved] = useState(kit)
  const [form, setForm] = useState(() => formOf(kit))
  const [logo, setLogo] = useState<File | null>()
  const chosenUrl = useFileUrl(logo)
  const logoUrl = logo === undefined ? (saved?.logoUrl ?? null) : chosenUrl
  const save = useSaveKit(setSaved)
  const logoFault = save.error instanceof RefusedLogo ? faultOf(save.error.cause as Error) : undefined
  const problem = logoFault ? undefined : restFault(save.error)
  const fields = { form, error: save.error, onChange: change }
  const isDefaultAlready = isFirst || saved?.isDefault === true

  function change(patch: Partial<typeof form>): void {
    setForm((now) => ({ ...now, ...patch }))
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    save.mutate(
      { id: saved?.id, design: sentForm(form), logo },
      {
        onSuccess: () => {
          toast({
            title: t`Brand kit saved`,
            ...(kit ? { description: t`Rebrand finished videos to apply it.` } : {}),
            tone: 'success',
          })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog open onClose={onClose} width="wide" title={saved ? t`Edit brand kit` : t`New brand kit`}>
      <Columns onSubmit={submit} noValidate>
        <Stack>
          {found !== undefined && (
            <Note tone="ok">
              {found ? t`Imported: ${found}. Check it and save.` : t`We found nothing to import there.`}
            </Note>
          )}
          <NameField {...fields} />
          <KitLogoField logoUrl={logoUrl} error={logoFault} onChange={setLogo} />
          <StyleFields {...fields} />
          <ContactFields {...fields} />
          <TextFields {...fields} />
          {!isDefaultAlready && <DefaultField {...fields} />}
        </Stack>
        <Side>
          <KitPreview form={form} logoUrl={logoUrl} />
        </Side>
        <Foot>
          {problem && <Note tone="bad">{problem}</Note>}
          <EditorActionRow>
            {saved && <DeleteKitButton kit={saved} onDeleted={onClose} />}
            <Button variant="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" busy={save.isPending} busyText={t`Saving...`}>
              <Trans>Save</Trans>
            </Button>
          </EditorActionRow>
        </Foot>
      </Columns>
    </Dialog>
  )
}

const Columns = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${token.space[5]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.div`
  position: sticky;
  inset-block-start: ${token.space[4]};
`
const Foot = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${token.space[4]};
`
