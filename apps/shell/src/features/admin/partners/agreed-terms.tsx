import type { PlanTerms } from '@vitrine/contract'
import { termsOfPlan } from './plan-terms.ts'
import type { NewPartner } from './queries.ts'
import { TermsFields } from './terms-fields.tsx'

interface AgreedTermsProps {
  typed: { plan: NewPartner['plan'] | null; terms?: PlanTerms | undefined }
  onChange: (change: { terms: PlanTerms | undefined }) => void
}

/** The terms of the chosen plan, until others are agreed; another plan begins with its own. */
export function AgreedTerms({ typed: { plan, terms }, onChange }: AgreedTermsProps) {
  const begun = termsOfPlan(plan)
  if (!begun) return null
  return (
    <TermsFields
      key={plan}
      terms={terms ?? begun}
      isOpen={terms !== undefined}
      onOpen={(isOpen) => onChange(isOpen ? { terms: begun } : { terms: undefined })}
      onChange={(agreed) => onChange({ terms: agreed })}
    />
  )
}
