import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Star, Trash2 } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatMoney, formatPercent } from '../../../lib/i18n/format.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { hiddenVisually, media } from '../../../ui/brand/shapes.ts'
import { type Costs, type Margin, marginOf } from './margin.ts'
import { type Row, centsOf, numberOf, pathOf } from './price-form.ts'
import type { PriceFormState } from './use-price-form.ts'

interface PriceRowProps {
  row: Row
  state: PriceFormState
  /** Null where no plan sets them: the columns that need them are left out. */
  costs: Costs | null
  /** The only bundle there is: one has to stay. */
  isLast: boolean
}

/** One offer: its name, what it brings, what it costs, what customers pay and what is left. */
export function PriceRow({ row, state, costs, isLast }: PriceRowProps) {
  const { form, fault, changeRow, removeRow } = state
  const type = (part: Partial<Row>) => changeRow(row.key, part)
  const at = (part: 'credits' | 'name' | 'price') => fault(pathOf(form, row, part))
  return (
    <Line $columns={columnsFor(costs, form.currency)}>
      <Field label={nameLabel(row)} error={row.kind === 'twin' ? undefined : at('name')}>
        {row.kind === 'twin' ? (
          <Fixed>
            <b>
              <Trans>Custom Digital Twin</Trans>
            </b>
            <Trans>one-time, per twin</Trans>
          </Fixed>
        ) : (
          <TextInput
            value={row.name}
            maxLength={60}
            dir="auto"
            onChange={({ target }) => type({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t`Credits`} error={row.kind === 'twin' ? undefined : at('credits')}>
        {row.kind === 'twin' ? (
          <Fixed>
            <Trans>None</Trans>
          </Fixed>
        ) : (
          <Figure step={0.5} value={row.credits} onChange={(credits) => type({ credits })} />
        )}
      </Field>
      <Field label={t`Customer pays`} error={at('price')}>
        <Money currency={form.currency} value={row.price} onChange={(price) => type({ price })} />
      </Field>
      <Shown title={t`Per minute`}>{row.kind === 'twin' ? '–' : perMinute(row, form.currency)}</Shown>
      <Left row={row} costs={costs} currency={form.currency} />
      <Acts>
        {row.kind === 'bundle' && (
          <>
            <IconButton
              label={t`Most popular: ${row.name}`}
              aria-pressed={row.isPopular}
              onClick={() => type({ isPopular: !row.isPopular })}
            >
              <Star size={18} aria-hidden="true" fill={row.isPopular ? 'currentColor' : 'none'} />
            </IconButton>
            <IconButton label={t`Remove ${row.name}`} disabled={isLast} onClick={() => removeRow(row.key)}>
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </Acts>
    </Line>
  )
}

function nameLabel({ kind, isPopular }: Row): string {
  if (kind === 'subscription') return t`Monthly subscription`
  if (kind === 'twin') return t`Custom Digital Twin`
  return isPopular ? t`Bundle, most popular` : t`Bundle`
}

function perMinute({ price, credits }: Row, currency: string): string {
  const cents = centsOf(price) / numberOf(credits)
  return Number.isFinite(cents) ? formatMoney(cents, { currency }) : '–'
}

/** What the plan charges for an offer and what is left of its price; without a plan, neither. */
function Left({ row, costs, currency }: { row: Row; costs: Costs | null; currency: string }) {
  if (!costs) return null
  const margin = marginOf(row, costs)
  return (
    <>
      <Shown title={t`You pay`}>{margin ? formatMoney(margin.costCents) : '–'}</Shown>
      {hasMargin(currency) && <Shown title={t`You keep`}>{margin ? <MarginText margin={margin} /> : '–'}</Shown>}
    </>
  )
}

/** The platform is paid in US dollars, so margins are known for prices in them only. */
function hasMargin(currency: string): boolean {
  return currency === 'USD'
}

function MarginText({ margin: { keptCents, percent } }: { margin: Margin }) {
  return (
    <Result $loses={keptCents < 0}>
      <ProgressBar label={t`Margin`} value={percent} />
      <b>{formatMoney(keptCents).replace('-', '−')}</b> {formatPercent(percent).replace('-', '−')}
    </Result>
  )
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <dl>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </dl>
  )
}

interface FigureProps {
  value: string
  onChange: (value: string) => void
}

function Figure({ step, value, onChange }: FigureProps & { step: number }) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      min={0}
      step={step}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Money({ currency, ...rest }: FigureProps & { currency: string }) {
  return (
    <Pair>
      <span aria-hidden="true">{currency}</span>
      <Figure step={0.01} {...rest} />
    </Pair>
  )
}

/** The widths of the columns that an offer has. */
function columnsFor(costs: Costs | null, currency: string): string {
  const cost = costs ? ['88px', ...(hasMargin(currency) ? ['minmax(110px, 1fr)'] : [])] : []
  return ['minmax(150px, 1.5fr)', '92px', '168px', '84px', ...cost, '92px'].join(' ')
}

const Line = styled.li<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${token.space[4]};
  padding-block: ${token.space[3]};
  border-block-end: 1px solid ${token.border};
  dt {
    min-block-size: 24px;
    margin-block-end: 6px;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  dd {
    display: grid;
    align-items: center;
    min-block-size: 46px;
    font-size: ${token.fontSize.control};
    font-variant-numeric: tabular-nums;
  }
  /* In a row layout the labels of the first line serve the whole column. */
  @media (min-width: 1081px) {
    &:not(:first-child) :is(.t-field > :first-child, dt) {
      ${hiddenVisually}
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
    dd {
      min-block-size: 24px;
    }
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Fixed = styled.span`
  display: grid;
  align-items: center;
  min-block-size: 46px;
  align-content: center;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  b {
    font-weight: 600;
    color: ${token.text};
  }
  /* The label above says so there. */
  ${media.tablet} {
    b {
      display: none;
    }
  }
`
const Result = styled.span<{ $loses: boolean }>`
  display: block;
  font-size: ${token.fontSize.small};
  b {
    color: ${({ $loses }) => ($loses ? token.dangerText : token.text)};
  }
`
const Pair = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  span {
    display: grid;
    align-items: center;
    padding-inline: ${token.space[2]};
    border: 1px solid ${token.borderControl};
    border-inline-end: 0;
    border-start-start-radius: ${token.radius.control};
    border-end-start-radius: ${token.radius.control};
    background: ${token.surface2};
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`
const Acts = styled.div`
  display: flex;
  align-items: end;
  justify-content: end;
  align-self: end;
  [aria-pressed='true'] {
    color: ${token.primaryText};
  }
  ${media.tablet} {
    grid-column: -2;
  }
`
