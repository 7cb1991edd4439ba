import { Trans, useLingui } from '@lingui/react/macro'
import type { BrandKit } from '@vitrine/contract'
import { fieldFault, restFault } from '../../lib/forms/problems.ts'
import { formatList } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { useKitFromWebsite } from './queries.ts'
import { DialogForm } from '../../ui/forms/form-stack.tsx'

interface WebsiteDialogProps {
  onClose: () => void
  /** Gets the new kit, and what was found on the site, in words. */
  onRead: (kit: BrandKit, found: string) => void
}

/** Asks for the address of a website, from which a kit is created. */
export function WebsiteDialog({ onClose, onRead }: WebsiteDialogProps) {
  const { t } = useLingui()
  const read = useKitFromWebsite()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Import from a website`}
      text={t`We read the name, logo, colors and font of your site. You can change everything before you use it.`}
    >
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          const url = String(new FormData(event.currentTarget).get('url'))
          read.mutate(url, { onSuccess: ({ kit, found }) => onRead(kit, inWords(found)) })
        }}
      >
        <Field label={t`Website address`} error={fieldFault(read.error, 'url') ?? restFault(read.error)}>
          <TextInput name="url" dir="ltr" inputMode="url" autoComplete="url" placeholder="www.example.com" required />
        </Field>
        <Button type="submit" busy={read.isPending} busyText={t`Importing...`}>
          <Trans>Import brand</Trans>
        </Button>
      </DialogForm>
    </Dialog>
  )

  function inWords(found: Record<'colours' | 'font' | 'logo' | 'name', boolean>): string {
    const parts = [found.name && t`name`, found.logo && t`logo`, found.colours && t`colors`, found.font && t`font`]
    return formatList(parts.filter((part) => part !== false))
  }
}
