import { token } from '@vitrine/theme'
import styled from 'styled-components'

interface ProgressBarProps {
  /** 0 to 100. */
  value: number
  /** The accessible name of the progress. */
  label: string
}

/** A progress bar. The percentage should also be written beside it. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <Fill style={{ inlineSize: `${percent}%` }} />
    </Track>
  )
}

const Track = styled.div`
  inline-size: 100%;
  block-size: 6px;
  overflow: hidden;
  border-radius: ${token.radius.pill};
  background: ${token.hover};
`
const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${token.accentEdge};
  transition: inline-size 600ms linear;
`
