import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BillingDetails } from '@vitrine/contract'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import { useChangeDetails } from './queries.ts'
import { Fields, Form } from './card-form.ts'
import { useSaving } from './use-saving.ts'

/** The billing details for later invoices. */
export function BuyerCard({ details }: { details: BillingDetails }) {
  const [changes, setChanges] = useState<Partial<BillingDetails>>({})
  const typed = { ...details, ...changes }
  const failedText = t`Couldn’t save your details. Try again.`
  const { submit, isPending } = useSaving(useChangeDetails(), { failedText, onSaved: () => setChanges({}) })
  const isChanged =
    typed.company !== details.company || typed.address !== details.address || typed.taxId !== details.taxId
  const set = (patch: Partial<BillingDetails>) => setChanges({ ...changes, ...patch })
  return (
    <Card aria-labelledby="buyer-title">
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit(typed)
        }}
      >
        <div>
          <h2 id="buyer-title">
            <Trans>On your invoices</Trans>
          </h2>
          <p>
            <Trans>Printed on future invoices. Existing invoices don’t change.</Trans>
          </p>
        </div>
        <Fields>
          <Field label={t`Company`} optional>
            <TextInput
              dir="auto"
              autoComplete="organization"
              maxLength={100}
              value={typed.company}
              onChange={({ target }) => set({ company: target.value })}
            />
          </Field>
          <Field label={t`Tax ID`} optional>
            <TextInput
              dir="auto"
              autoComplete="off"
              maxLength={40}
              value={typed.taxId}
              onChange={({ target }) => set({ taxId: target.value })}
            />
          </Field>
        </Fields>
        <Field label={t`Address`} optional>
          <TextArea
            dir="auto"
            autoComplete="street-address"
            rows={3}
            maxLength={300}
            value={typed.address}
            onChange={({ target }) => set({ address: target.value })}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={!isChanged} busy={isPending} busyText={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
      </Form>
    </Card>
  )
}
