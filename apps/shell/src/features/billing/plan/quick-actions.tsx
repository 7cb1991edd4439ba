import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AutoTopUp } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ChevronRight, CreditCard, Download, Mail } from '#icons'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { cardExpiry } from '../../../lib/text/card-text.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { BrandFrameMark } from '../../../ui/brand/brand-frame-mark.ts'
import { focusRing, hiddenVisually, media } from '../../../ui/brand/shapes.ts'
import { usePlanActions } from './use-plan-actions.ts'

interface QuickActionsProps {
  /** Whether the provider knows the person, so that there is a card to change. */
  hasPaid: boolean
  /** The card on file; null where there is none, or it is not known. */
  card: AutoTopUp['card']
  /** The year of the newest invoice; null before the first. */
  invoiceYear: number | null
}

/** Update Payment Method, Download Tax Invoice and Contact Support. */
export function QuickActions({ hasPaid, card, invoiceYear }: QuickActionsProps) {
  const { brand, supportEmail } = useBoot()
  const actions = usePlanActions()
  // Formatted without grouping: a year has no thousands separator.
  const year = Array.from(String(invoiceYear ?? ''), (digit) => formatCount(Number(digit))).join('')
  return (
    <section aria-labelledby="quick-actions">
      <Hidden id="quick-actions">
        <Trans>Quick Actions</Trans>
      </Hidden>
      <Strip>
        <li>
          <Press type="button" onClick={actions.openPortal} disabled={!hasPaid || actions.isOpening}>
            <Inside
              icon={<CreditCard size={20} aria-hidden="true" />}
              title={t`Update Payment Method`}
              text={card ? cardText(card) : hasPaid ? t`No card on file yet` : t`Available after your first payment`}
            />
          </Press>
        </li>
        <li>
          {invoiceYear === null ? (
            <Press type="button" disabled>
              <Invoices text={t`Available after your first payment`} />
            </Press>
          ) : (
            <Go href={`/api/billing/tax-invoice?year=${invoiceYear}`} download>
              <Invoices text={t`All ${year} invoices in one PDF`} />
            </Go>
          )}
        </li>
        <li>
          <Go href={mailLink(supportEmail, `${brand.companyName}: billing`)}>
            <Inside icon={<Mail size={20} aria-hidden="true" />} title={t`Contact Support`} text={supportEmail} />
          </Go>
        </li>
      </Strip>
    </section>
  )
}

function cardText(card: NonNullable<AutoTopUp['card']>): string {
  const digits = isolated(card.lastDigits)
  const end = isolated(cardExpiry(card))
  return t`Card ending in ${digits}, ${end}`
}

function Invoices({ text }: { text: string }) {
  return <Inside icon={<Download size={20} aria-hidden="true" />} title={t`Download Tax Invoice`} text={text} />
}

function Inside({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <BrandFrameMark>{icon}</BrandFrameMark>
      <span>
        <b>{title}</b>
        <em>
          <bdi>{text}</bdi>
        </em>
      </span>
      <ChevronRight size={18} className="flips" aria-hidden="true" />
    </>
  )
}

const Hidden = styled.h2`
  ${hiddenVisually}
`
const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${token.border};
  li {
    padding-inline: ${token.space[5]};
  }
  li:first-child {
    padding-inline-start: 0;
  }
  li:last-child {
    padding-inline-end: 0;
  }
  li + li {
    border-inline-start: 1px solid ${token.border};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    li,
    li:first-child {
      padding-inline: 0;
    }
    li + li {
      border-inline-start: 0;
      border-block-start: 1px solid ${token.border};
    }
  }
`
const look = css`
  display: flex;
  align-items: center;
  gap: 14px;
  inline-size: 100%;
  min-block-size: 66px;
  padding: ${token.space[2]} 0;
  border: 0;
  background: none;
  font: inherit;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  > span:nth-child(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 600;
    color: ${token.text};
  }
  em {
    display: block;
    font-style: normal;
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  > svg {
    flex: none;
    color: ${token.textMuted};
  }
  &:hover:not(:disabled) b {
    color: ${token.link};
  }
  &:disabled {
    cursor: not-allowed;
  }
  &:disabled b {
    color: ${token.textMuted};
  }
  &:disabled > svg {
    visibility: hidden;
  }
  ${focusRing}
`
const Press = styled.button`
  ${look}
`
const Go = styled.a`
  ${look}
`
