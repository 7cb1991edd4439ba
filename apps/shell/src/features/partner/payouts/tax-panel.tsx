import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Tax } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useUser } from '../../../kit/session.ts'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Checkbox } from '../../../kit/ui/checkbox.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { Loaded } from '../../../kit/ui/loaded.tsx'
import { faultOf } from '../invite-dialog.tsx'
import { Panel } from '../panel.tsx'
import { mayAdminister } from '../standing.ts'
import { useChangeTax, useTax } from './queries.ts'

const RATE_MAX = 50

/** The tax that all prices contain, as it stands on orders and invoices. */
export function TaxPanel() {
  return (
    <Panel title={t`Tax`}>
      <Loaded query={useTax()} title={t`Your tax could not be loaded.`}>
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
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        save(isShown ? { name: typed.name, basisPoints, number: typed.number.trim() || null } : null)
      }}
    >
      <Checkbox
        label={
          <>
            <Trans>Show the tax on orders and invoices</Trans>
            <Small>
              <Trans>Your prices stay as they are: they contain it.</Trans>
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
    </Form>
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
      <Field label={t`Name of the tax`} hint={t`As your customers call it: VAT, IVA, GST.`}>
        <TextInput maxLength={20} value={typed.name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field
        label={t`Rate in percent`}
        error={typed.rate !== '' && !isRate && t`Write a rate up to ${String(RATE_MAX)}, such as 20.`}
      >
        <TextInput
          dir="ltr"
          inputMode="decimal"
          maxLength={6}
          value={typed.rate}
          onChange={({ target }) => onChange({ rate: target.value })}
        />
      </Field>
      <Field label={t`Your tax number`} optional>
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
      onSuccess: () => showToast({ title: t`Saved`, description: t`It counts from now on.`, tone: 'success' }),
      onError: (error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
    })
  return { save, isPending: change.isPending }
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  > button {
    justify-self: start;
  }
`
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
