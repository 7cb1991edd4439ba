import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { TextLink } from '../../ui/controls/text-link.tsx'

/** A link to the previous page of this site; without one, or without scripts, to the home page. */
export function ReturnLink() {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    if (idx === 0) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Line>
      <TextLink to="/" onClick={goBack}>
        <Trans comment="Back to the page before this one">Return</Trans>
      </TextLink>
    </Line>
  )
}

const Line = styled.p`
  @media print {
    display: none;
  }
`
