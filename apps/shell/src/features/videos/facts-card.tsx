import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { factFields } from './fact-fields.ts'
import type { WizardDraft } from './wizard.ts'

/** The facts as a card beside the presenter, as they are being filled in. */
export function FactsCard({ draft }: { draft: WizardDraft }) {
  const { vertical } = useBoot()
  const filled = factFields[vertical].filter(({ name }) => draft.facts[name]?.trim())
  return (
    <Sheet aria-label="Facts shown in the film">
      <h2 dir="auto">{draft.title.trim() || draft.propertyAddress.trim() || 'Facts in the film'}</h2>
      {filled.length === 0 && <p>What you fill in appears here.</p>}
      <dl>
        {filled.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto">{draft.facts[name]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

const Sheet = styled.section`
  padding: ${token.space[4]} ${token.space[5]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  h2 {
    font-size: ${token.fontSize.lead};
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[4]};
    padding-block: ${token.space[2]};
  }
  dl > div + div {
    border-block-start: 1px solid ${token.border};
  }
  dt {
    color: ${token.textMuted};
  }
  dd {
    font-weight: 600;
    text-align: end;
    overflow-wrap: anywhere;
  }
`
