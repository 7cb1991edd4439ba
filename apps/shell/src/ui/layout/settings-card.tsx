import { token } from '@vitrine/theme'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Card } from './card.tsx'
import { CheckedForm } from '../forms/checked-form.tsx'

interface SettingsCardProps {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}

/** One subject of the settings, which is saved by itself. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Box>
  )
}

/** The column of fields in a subject, its button at the end. */
export const SettingsForm = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  > button {
    justify-self: start;
  }
`

/** A line with a state and the button that changes it. */
export const StateLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > div:first-child > p {
    margin-block-start: ${token.space[1]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
