import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DropZone } from '../../../../ui/forms/drop-zone.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/inputs.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { AddressInput } from '../address-input.tsx'
import { invitationHint } from '../invitation-hint.ts'
import { ImportPlan } from './import-plan.tsx'
import { useImportSite } from './use-import-site.ts'
import { FormStack } from '../../../../ui/forms/form-stack.tsx'

/** Imports a site from its files, after a dry run that shows the result. */
export function ImportSiteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { choose, fault, plan, typed, change, slug, ownerFault, problem, isPending, canSend, send } =
    useImportSite(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Import site`}
      text={t`Imports branding, text, prices and settings. People, videos and money aren’t included.`}
    >
      <FormStack onSubmit={send}>
        <DropZone
          label={t`Site files`}
          accept=".json,.svg,.css"
          takesSeveral
          fault={fault}
          onFiles={(files) => void choose(files)}
          lead={t`Drop the exported file or all files from a folder here, or`}
          choose={t`choose them`}
        />
        {plan && (
          <>
            <ImportPlan plan={plan} />
            <Field label={t`Address`} {...slug}>
              <AddressInput value={typed.slug} onChange={(value) => change({ slug: value })} />
            </Field>
            <Field label={t`Owner’s email`} optional hint={invitationHint()} error={ownerFault}>
              <TextInput
                type="email"
                autoComplete="off"
                value={typed.ownerEmail}
                onChange={({ currentTarget }) => change({ ownerEmail: currentTarget.value })}
              />
            </Field>
            {problem && <Note tone="bad">{problem}</Note>}
            <Button type="submit" block busy={isPending} busyText={t`Creating the site...`} disabled={!canSend}>
              <Trans>Create site</Trans>
            </Button>
          </>
        )}
      </FormStack>
    </Dialog>
  )
}
