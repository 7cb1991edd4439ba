import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { DropZone } from '../../../kit/ui/drop-zone.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { AddressInput } from './address-input.tsx'
import { ImportPlan } from './import-plan.tsx'
import { useImportSite } from './use-import-site.ts'

/** Takes the files of a site, shows what would be made of them, and makes it. */
export function ImportSiteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { choose, fault, plan, typed, change, slug, ownerFault, refusal, isPending, canSend, send } =
    useImportSite(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Import a site`}
      text={t`Brand, texts, prices and settings come along. People, videos and money stay where they are.`}
    >
      <Form onSubmit={send}>
        <DropZone
          label={t`Files of the site`}
          accept=".json,.svg,.css"
          takesSeveral
          fault={fault}
          onFiles={(files) => void choose(files)}
          lead={t`Drop the exported file here, or all files of a folder, or`}
          choose={t`choose them`}
        />
        {plan && (
          <>
            <ImportPlan plan={plan} />
            <Field label={t`Address`} {...slug}>
              <AddressInput value={typed.slug} onChange={(value) => change({ slug: value })} />
            </Field>
            <Field
              label={t`Owner’s e-mail`}
              optional
              hint={t`Gets an invitation that is valid for 7 days.`}
              error={ownerFault}
            >
              <TextInput
                type="email"
                autoComplete="off"
                value={typed.ownerEmail}
                onChange={({ currentTarget }) => change({ ownerEmail: currentTarget.value })}
              />
            </Field>
            {refusal && <Note tone="bad">{refusal}</Note>}
            <Button type="submit" block busy={isPending} busyText={t`Opening the site...`} disabled={!canSend}>
              <Trans>Make this site</Trans>
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`
