import { useLingui } from '@lingui/react/macro'
import { type TenantFolderPlan, languages } from '@vitrine/contract'
import { capitalised, formatCount, formatList } from '../../../kit/format.ts'
import { FactList } from '../../../kit/ui/fact-list.tsx'
import { Note } from '../../../kit/ui/note.tsx'

/** What an import would make, before anything is made. */
export function ImportPlan({ plan }: { plan: TenantFolderPlan }) {
  const { t } = useLingui()
  const names = languages.filter(({ code }) => plan.languages.includes(code)).map(({ name }) => name)
  const left = formatList(plan.unread)
  return (
    <>
      <FactList
        facts={[
          [t`New site`, <bdi key="name">{plan.companyName}</bdi>],
          [t`Trade`, plan.vertical === 'tourism' ? t`Tourism` : t`Property`],
          [t`Plan`, plan.plan ? capitalised(plan.plan) : t`none`],
          [t`Texts in`, formatList(names)],
          [t`Bundles`, formatCount(plan.bundles)],
          [t`Logo for dark grounds`, plan.hasDarkLogo ? t`Yes` : t`No`],
          [t`Own style sheet`, plan.hasStyleSheet ? t`Yes` : t`No`],
          [t`Mails come from`, plan.sender ? <bdi key="sender">{plan.sender}</bdi> : t`the platform’s address`],
          [t`Letters in own words`, formatCount(plan.ownLetters)],
        ]}
      />
      {plan.unread.length > 0 && <Note tone="warn">{t`Nothing is read from ${left}.`}</Note>}
    </>
  )
}
