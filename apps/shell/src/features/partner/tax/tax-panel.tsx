import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Tax } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useUser } from '../../../lib/session/session.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { mayAdminister } from '../../../lib/session/effective-role.ts'
import { useChangeTax, useTax } from './queries.ts'
import { SettingsForm } from '../../../ui/layout/settings-card.tsx'

const RATE_MAX = 50

/** The tax that all prices contain, as shown on orders and invoices. */
export function TaxPanel() {
  return (
    <Panel title={t`Tax`}>
      <Loaded query={useTax()} title={t`Couldn’t load your tax settings.`}>
        {({ tax }) => <TaxForm key={JSON.stringify(tax)} tax={tax} />}
      </Loaded>
    </Panel>
  )
}

function TaxForm({ tax }: { tax: Tax | null }) {
  const { data: user } = useUser()
  const [isShown, setShown] = useState(tax !== null)
  const [typed, setTyped] = useState<Typed>({
    name: tax?.name ?? 'VAT',
    rate: tax ? String(tax.basisPoints / 100) : '',
    number: tax?.number ?? '',
  })
  const { save, isPending } = useSaving()
  const isLocked = !user || !mayAdminister(user)
  const basisPoints = Math.round(Number(typed.rate.replace(',', '.')) * 100)
  const isRate = basisPoints >= 1 && basisPoints <= RATE_MAX * 100
  const isReady = !isShown || (typed.name.trim() !== '' && isRate)

  return (
    <SettingsForm
      onSubmit={(event) => {
        event.preventDefault()
        save(isShown ? { name: typed.name, basisPoints, number: typed.number.trim() || null } : null)
      }}
    >
      <Checkbox
        label={
          <>
            <Trans>Show tax on orders and invoices</Trans>
            <Small>
              <Trans>Your prices stay the same. They include the tax.</Trans>
            </Small>
          </>
        }
        checked={isShown}
        disabled={isLocked}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
      {isShown && <TaxFields typed={typed} isRate={isRate} onChange={(patch) => setTyped({ ...typed, ...patch })} />}
      <Button
        type="submit"
        variant="secondary"
        disabled={isLocked || !isReady}
        busy={isPending}
        busyText={t`Saving...`}
      >
        <Trans>Save</Trans>
      </Button>
    </SettingsForm>
  )
}

interface Typed {
  name: string
  /** In percent, as written. */
  rate: string
  number: string
}

interface TaxFieldsProps {
  typed: Typed
  isRate: boolean
  onChange: (patch: Partial<Typed>) => void
}

function TaxFields({ typed, isRate, onChange }: TaxFieldsProps) {
  return (
    <Fields>
      <Field label={t`Name of the tax`} hint={t`The name your customers know: VAT, IVA, GST.`}>
        <TextInput maxLength={20} value={typed.name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field
        label={t`Rate (%)`}
        error={typed.rate !== '' && !isRate && t`Enter a rate up to ${String(RATE_MAX)}, such as 20.`}
      >
        <TextInput
          dir="ltr"
          inputMode="decimal"
          maxLength={6}
          value={typed.rate}
          onChange={({ target }) => onChange({ rate: target.value })}
        />
      </Field>
      <Field label={t`Tax ID`} optional>
        <TextInput
          dir="auto"
          maxLength={40}
          value={typed.number}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      </Field>
    </Fields>
  )
}

function useSaving() {
  const showToast = useToast()
  const change = useChangeTax()
  const save = (tax: Tax | null) =>
    change.mutate(tax, {
      onSuccess: () => showToast({ title: t`Saved`, description: t`Takes effect immediately.`, tone: 'success' }),
      onError: (error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
    })
  return { save, isPending: change.isPending }
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${token.space[4]};
`
const Small = styled.small`
  display: block;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
