import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AutoTopUp, Bundle, PriceList } from '@vitrine/contract'
import { useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatList } from '../../../lib/i18n/format.ts'
import { bundlePrice } from '../../../lib/text/bundle-price.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { cardName } from './card-name.ts'
import { useChooseWatch } from './queries.ts'
import { Fields, Form } from './card-form.ts'
import { useSaving } from './use-saving.ts'

type Choices = Pick<AutoTopUp, 'below' | 'bundleId' | 'wantsMail'>

const limits = [0.5, 1, 2, 3, 5, 10] as const

interface LowBalanceCardProps {
  watch: AutoTopUp
  /** Whether the provider knows the person, so that a card can be saved there. */
  hasPaid: boolean
}

/** Settings for a low balance: an email, and the automatic top-up. */
export function LowBalanceCard({ watch, hasPaid }: LowBalanceCardProps) {
  const { payments } = useBoot()
  const [changes, setChanges] = useState<Partial<Choices>>({})
  const { below, wantsMail, bundleId } = { ...watch, ...changes }
  const failedText = t`Couldn’t save. Try again.`
  const { submit, isPending } = useSaving(useChooseWatch(), { failedText, onSaved: () => setChanges({}) })
  const isChanged = below !== watch.below || wantsMail !== watch.wantsMail || bundleId !== watch.bundleId
  const set = (patch: Partial<Choices>) => setChanges({ ...changes, ...patch })
  return (
    <Card aria-labelledby="low-balance-title">
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit({ below, wantsMail, bundleId })
        }}
      >
        <div>
          <h2 id="low-balance-title">
            <Trans>When credits run low</Trans>
          </h2>
          <p>
            <Trans>Never run out of credits.</Trans>
          </p>
        </div>
        {watch.switchedOff && (
          <Note tone="bad">
            <Trans>Your card was declined, so auto top-up is off. You weren’t charged.</Trans>
          </Note>
        )}
        <Fields>
          <LimitField below={below} onChange={(limit) => set({ below: limit })} />
          {payments && (
            <BundleField
              watch={watch}
              hasPaid={hasPaid}
              bundleId={bundleId ?? ''}
              onChange={(id) => set({ bundleId: id || null })}
            />
          )}
        </Fields>
        <Checkbox
          label={t`Email me`}
          checked={wantsMail}
          onChange={({ target }) => set({ wantsMail: target.checked })}
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
    <Field label={t`When credits fall below`}>
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

interface BundleFieldProps extends LowBalanceCardProps {
  bundleId: string
  onChange: (bundleId: string) => void
}

function BundleField({ watch: { card }, hasPaid, bundleId, onChange }: BundleFieldProps) {
  const { prices } = useBoot()
  const name = card && cardName(card)
  return (
    <Field
      label={t`Buy automatically`}
      hint={
        name
          ? t`Charged to ${name}, up to three times a day. You get a receipt each time.`
          : hasPaid
            ? t`Requires a saved card. Add one under “Update Payment Method”.`
            : t`Requires a saved card. Add one under “Update Payment Method” after your first payment.`
      }
    >
      <Select value={bundleId} disabled={!card} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t({ message: 'Do nothing', comment: 'Nothing is bought by itself' })}</option>
        {prices.bundles.map((bundle) => (
          <option key={bundle.id} value={bundle.id}>
            {optionText(prices, bundle)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function optionText(prices: PriceList, bundle: Bundle): string {
  return formatList([isolated(bundle.name), creditsText(bundle.credits), bundlePrice(prices, bundle)])
}

function creditsText(credits: number): string {
  return plural(credits, { one: '# credit', other: '# credits' })
}
