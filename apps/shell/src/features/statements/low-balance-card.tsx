import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Bundle, CreditWatch } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { useBoot } from '../../kit/boot.ts'
import { formatCredits, formatMoney } from '../../kit/format.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Card } from '../../kit/ui/card.tsx'
import { Checkbox } from '../../kit/ui/checkbox.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { Select } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { cardName } from './card-name.ts'
import { useChooseWatch } from './queries.ts'
import { Fields, Form } from './card-form.ts'

const limits = [0.5, 1, 2, 3, 5, 10] as const

/** What happens when the credits run low: a letter, and a bundle that is bought by itself. */
export function LowBalanceCard({ watch }: { watch: CreditWatch }) {
  const { payments } = useBoot()
  const [below, setBelow] = useState(watch.below)
  const [wantsMail, setWantsMail] = useState(watch.wantsMail)
  const [bundleId, setBundleId] = useState(watch.bundleId ?? '')
  const { submit, isPending } = useSaving()
  const isChanged = below !== watch.below || wantsMail !== watch.wantsMail || bundleId !== (watch.bundleId ?? '')
  return (
    <Card aria-labelledby="low-balance-title">
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit({ below, wantsMail, bundleId: bundleId || null })
        }}
      >
        <div>
          <h2 id="low-balance-title">
            <Trans>When credits run low</Trans>
          </h2>
          <p>
            <Trans>So that no video has to wait.</Trans>
          </p>
        </div>
        {watch.switchedOff && (
          <Note tone="bad">
            <Trans>The card was declined, so the automatic top-up was switched off. Nothing was paid.</Trans>
          </Note>
        )}
        <Fields>
          <LimitField below={below} onChange={setBelow} />
          {payments && <BundleField watch={watch} bundleId={bundleId} onChange={setBundleId} />}
        </Fields>
        <Checkbox
          label={t`Tell me by mail`}
          checked={wantsMail}
          onChange={({ target }) => setWantsMail(target.checked)}
        />
        <Button type="submit" variant="secondary" disabled={!isChanged} busy={isPending} busyText={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
      </Form>
    </Card>
  )
}

function LimitField({ below, onChange }: { below: number; onChange: (below: number) => void }) {
  const choices = [...new Set([...limits, below])].toSorted((one, other) => one - other)
  return (
    <Field label={t`When fewer are left than`}>
      <Select value={String(below)} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map((credits) => (
          <option key={credits} value={String(credits)}>
            {creditsText(credits)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface BundleFieldProps {
  watch: CreditWatch
  bundleId: string
  onChange: (bundleId: string) => void
}

function BundleField({ watch: { card }, bundleId, onChange }: BundleFieldProps) {
  const { prices } = useBoot()
  const { currency } = prices
  const name = card && cardName(card)
  return (
    <Field
      label={t`Buy automatically`}
      hint={
        name
          ? t`Charged to ${name}, at most three times a day. Each time you get a receipt.`
          : t`Needs a card on file: add one under “Update Payment Method” after your first payment.`
      }
    >
      <Select value={bundleId} disabled={!card} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t({ message: 'Nothing', comment: 'Nothing is bought by itself' })}</option>
        {prices.bundles.map((bundle) => (
          <option key={bundle.id} value={bundle.id}>
            {optionText(bundle, currency)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function optionText({ name, credits, priceCents }: Bundle, currency: string): string {
  return `${isolated(name)}, ${creditsText(credits)}, ${formatMoney(priceCents, { short: true, currency })}`
}

function creditsText(credits: number): string {
  const amount = formatCredits(credits)
  return credits === 1 ? t`1 credit` : t`${amount} credits`
}

function useSaving() {
  const toast = useToast()
  const saving = useChooseWatch()
  const submit = (chosen: Pick<CreditWatch, 'below' | 'bundleId' | 'wantsMail'>) =>
    saving.mutate(chosen, {
      onSuccess: () => toast({ title: t`Saved`, tone: 'success' }),
      onError: (error) =>
        toast({
          title: t`Error`,
          description: refusalOr(error, t`Your choice could not be saved. Try again.`),
          tone: 'destructive',
        }),
    })
  return { submit, isPending: saving.isPending }
}
