import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useId, useState } from 'react'
import styled, { css } from 'styled-components'
import { media } from '../../../ui/brand/shapes.ts'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { textLinkLook } from '../../../ui/controls/text-link.tsx'
import { Wrap } from '../../../ui/layout/page.tsx'

interface TestCardsProps {
  /** Puts the number of a test card into the form. */
  onUse: (cardNumber: string) => void
  /** A strip over a whole page, or a box above a form. */
  place?: 'page' | 'dialog'
}

/** Explains that payments are in test mode and what each test card does. */
export function TestCards({ onUse, place = 'page' }: TestCardsProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const card = (cardNumber: string) => (
    <CardNumber
      type="button"
      dir="ltr"
      onClick={() => onUse(cardNumber)}
      aria-label={t`Use the test card ${cardNumber}`}
    >
      {cardNumber}
    </CardNumber>
  )
  const [pays, declines, asks] = [card('4242 4242 4242 4242'), card('4000 0000 0000 0002'), card('4000 0025 0000 3155')]
  const words = (
    <>
      <Mark>
        <Trans>Test mode</Trans>
      </Mark>
      <p>
        <Trans>No real payments are made here.</Trans>{' '}
        <Toggle onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-controls={id}>
          {isOpen ? <Trans>Hide test cards</Trans> : <Trans>Show test cards</Trans>}
        </Toggle>
        <Cards id={id} $isOpen={isOpen}>
          <Trans>
            Try {pays} (succeeds), {declines} (declined) or {asks} (asks for confirmation).
          </Trans>
        </Cards>
      </p>
    </>
  )
  if (place === 'dialog') return <Box>{words}</Box>
  return (
    <Strip>
      <Wrap>{words}</Wrap>
    </Strip>
  )
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]};
  font-size: ${token.fontSize.control};
  line-height: 2;
  ${media.narrow} {
    display: block;
    > p {
      display: inline;
    }
  }
`
const Strip = styled.aside`
  border-block-end: 1px solid ${token.border};
  background: ${token.warningSubtle};
  ${Wrap} {
    ${line}
    padding-block: ${token.space[2]};
  }
`
const Box = styled.aside`
  ${line}
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.warningSubtle};
`
const Mark = styled.strong`
  margin-inline-end: ${token.space[2]};
  padding: 3px ${token.space[2]};
  border-radius: ${token.radius.pill};
  background: ${token.warningText};
  color: ${token.warningSubtle};
  font-size: ${token.fontSize.badge};
  line-height: 1.4;
`
// On a phone the numbers would take a fifth of the screen above what is to be paid.
const Toggle = styled(TextButton)`
  display: none;
  ${media.narrow} {
    display: inline-block;
  }
`
const Cards = styled.span<{ $isOpen: boolean }>`
  ${media.narrow} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    line-height: 3;
  }
`
const CardNumber = styled.button`
  ${textLinkLook}
  padding: 1px ${token.space[2]};
  border: 1px solid ${token.warningText};
  border-radius: ${token.radius.tag};
  background: ${token.surface};
  color: ${token.text};
  font: 600 ${token.fontSize.small}/1.5 ${token.font.text};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
`
