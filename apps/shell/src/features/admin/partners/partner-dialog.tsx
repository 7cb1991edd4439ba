import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminTenant, PlanTerms } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useState } from 'react'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { AgreedTerms } from './agreed-terms.tsx'
import { termsOfPlan } from './plan-terms.ts'
import { DeletePartner } from './delete-partner.tsx'
import { FeaturesDialog } from './features-dialog.tsx'
import { InviteOwner } from './invite-owner.tsx'
import type { PartnerAct } from './list/partner-menu-panel.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { type NewPartner, type PartnerChange, useChangePartner } from './queries.ts'

interface PartnerDialogProps {
  act: PartnerAct
  partner: AdminTenant
  onClose: () => void
}

/** The dialog that an entry of a partner's menu opens. */
export function PartnerDialog({ act, partner, onClose }: PartnerDialogProps) {
  if (act === 'delete') return <DeletePartner partner={partner} onClose={onClose} />
  if (act === 'plan') return <ChangePlan partner={partner} onClose={onClose} />
  if (act === 'features') return <FeaturesDialog partner={partner} onClose={onClose} />
  if (act === 'owner') return <InviteOwner partner={partner} onClose={onClose} />
  return <Pause partner={partner} onClose={onClose} isPausing={act === 'pause'} />
}

type QuestionProps = Omit<PartnerDialogProps, 'act'>

function useChange({ partner, onClose }: QuestionProps, done: string) {
  const toast = useToast()
  const { mutate, isPending, error } = useChangePartner(partner, () => {
    toast({ title: done, tone: 'success' })
    onClose()
  })
  const problem = error instanceof ApiError ? <Note tone="bad">{error.text}</Note> : null
  return { send: (change: PartnerChange) => mutate(change), isPending, problem }
}

function Pause({ isPausing, ...props }: QuestionProps & { isPausing: boolean }) {
  const { t } = useLingui()
  const name = isolated(props.partner.name)
  const { send, isPending, problem } = useChange(props, isPausing ? t`${name} is paused` : t`${name} has been reopened`)
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      onConfirm={() => send({ status: isPausing ? 'suspended' : 'active' })}
      title={isPausing ? t`Pause ${name}?` : t`Reopen ${name}?`}
      text={isPausing ? <WhatRests /> : <WhatComesBack />}
      confirmText={isPausing ? t({ message: 'Pause', context: 'site' }) : t`Reopen`}
      busy={isPending}
      danger={isPausing}
    >
      {problem}
    </ConfirmDialog>
  )
}

function WhatRests() {
  return (
    <Trans>
      Visitors see a page with the partner’s name and no reason. Only the partner’s team can use the site, and queued
      videos wait. A video in progress will finish. No data is lost.
    </Trans>
  )
}

function WhatComesBack() {
  return <Trans>The site reopens immediately with all its data, and queued videos start.</Trans>
}

function ChangePlan(props: QuestionProps) {
  const { t } = useLingui()
  const [plan, setPlan] = useState(props.partner.plan as NewPartner['plan'] | null)
  const [terms, setTerms] = useState(agreedOf(props.partner))
  const { send, isPending, problem } = useChange(props, t`Plan changed`)
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      onConfirm={() => plan && send({ plan, terms: terms ?? termsOfPlan(plan) })}
      title={t`Change plan`}
      text={t`The new plan applies to all of this month.`}
      confirmText={t`Change plan`}
      busy={isPending}
    >
      <PlanChoice
        value={plan}
        onChange={(chosen) => {
          setPlan(chosen)
          setTerms(undefined)
        }}
      />
      <AgreedTerms typed={{ plan, terms }} onChange={(change) => setTerms(change.terms)} />
      {problem}
    </ConfirmDialog>
  )
}

/** Returns the agreed terms where they differ from the plan's. */
function agreedOf({ plan, terms }: AdminTenant): PlanTerms | undefined {
  const ofPlan = terms && plan ? termsOfPlan(plan) : undefined
  return terms && ofPlan && JSON.stringify(terms) !== JSON.stringify(ofPlan) ? terms : undefined
}
