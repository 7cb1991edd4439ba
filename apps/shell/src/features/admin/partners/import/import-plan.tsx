import { useLingui } from '@lingui/react/macro'
import { type TenantFolderPlan, languages } from '@vitrine/contract'
import { capitalised, formatCount, formatList } from '../../../../lib/i18n/format.ts'
import { FactList } from '../../../../ui/data/fact-list.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'

/** The dry run of an import. */
export function ImportPlan({ plan }: { plan: TenantFolderPlan }) {
  const { t } = useLingui()
  const names = languages.filter(({ code }) => plan.languages.includes(code)).map(({ name }) => name)
  const left = formatList(plan.unread)
  return (
    <>
      <FactList
        facts={[
          [t`New site`, <bdi key="name">{plan.companyName}</bdi>],
          [t`Industry`, plan.vertical === 'tourism' ? t`Tourism` : t({ message: 'Property', context: 'industry' })],
          [t`Plan`, plan.plan ? capitalised(plan.plan) : t`None`],
          [t`Languages`, formatList(names)],
          [t`Bundles`, formatCount(plan.bundles)],
          [t`Logo for dark backgrounds`, plan.hasDarkLogo ? t`Yes` : t`No`],
          [t`Custom CSS`, plan.hasStyleSheet ? t`Yes` : t`No`],
          [t`Sender address`, plan.sender ? <bdi key="sender">{plan.sender}</bdi> : t`the platform’s address`],
          [t`Customized emails`, formatCount(plan.ownEmails)],
        ]}
      />
      {plan.unread.length > 0 && <Note tone="warn">{t`Skipped: ${left}.`}</Note>}
    </>
  )
}
