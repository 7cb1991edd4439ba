import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatList, formatMoney } from '../../../lib/i18n/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LeaveQuestion } from '../../../ui/dialogs/leave-question.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { type PriceForm, centsOf } from './price-form.ts'
import type { PriceFormState } from './use-price-form.ts'

/** The unsaved changes, with buttons to save or discard them. */
export function PriceBar({ state }: { state: PriceFormState }) {
  const { form, begun, isChanged, isPending, discard, save, error, faultCount } = state
  return (
    <Bar data-foot $isPinned={isChanged}>
      <LeaveQuestion isDirty={isChanged} />
      {error && <Note tone="bad">{error}</Note>}
      {faultCount > 0 && (
        <Note tone="bad">
          <Plural value={faultCount} one="Check the highlighted field." other="Check the # highlighted fields." />
        </Note>
      )}
      <Line>
        <span>{isChanged ? <Changes form={form} begun={begun} /> : <Trans>No changes.</Trans>}</span>
        <Button variant="secondary" disabled={!isChanged || isPending} onClick={discard}>
          <Trans>Discard</Trans>
        </Button>
        <Button disabled={!isChanged} busy={isPending} busyText={t`Saving...`} onClick={save}>
          <Trans>Save Changes</Trans>
        </Button>
      </Line>
    </Bar>
  )
}

/** The prices that differ, e.g. “Explorer $177.50 to $180.00”, without those that are none. */
function Changes({ form, begun }: { form: PriceForm; begun: PriceForm }) {
  const money = (price: string, { currency }: PriceForm) => formatMoney(centsOf(price), { currency })
  const changed = form.rows.flatMap(({ key, kind, name, price }) => {
    const before = begun.rows.find((row) => row.key === key)
    if (!before || !(centsOf(price) >= 0) || centsOf(before.price) === centsOf(price)) return []
    const [shown, from, to] = [kind === 'twin' ? t`Digital twin` : name, money(before.price, begun), money(price, form)]
    return [t`${shown} from ${from} to ${to}`]
  })
  if (changed.length === 0) return <Trans>Unsaved changes.</Trans>
  return (
    <>
      <Plural value={changed.length} one="# price changed:" other="# prices changed:" /> {formatList(changed)}
    </>
  )
}

const Bar = styled.div<{ $isPinned: boolean }>`
  position: ${({ $isPinned }) => ($isPinned ? 'sticky' : 'static')};
  inset-block-end: 0;
  display: grid;
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.border};
  background: ${token.bg};
  /* On phones the bar of the app has this place. */
  ${media.narrow} {
    position: static;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  span {
    flex: 1 1 260px;
  }
`
