import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Section } from '../../../ui/layout/section.tsx'
import { media } from '../../../ui/brand/shapes.ts'

/** The smaller things, in two columns. */
export function IncludedList() {
  const { t } = useLingui()
  return (
    <div id="included">
      <Section title={t`Also included`}>
        <List>
          {useIncluded().map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </List>
      </Section>
    </div>
  )
}

function useIncluded(): { name: string; text: string }[] {
  const { t } = useLingui()
  return [
    { name: t`My Videos`, text: t`Search, filter and sort, or delete several at once.` },
    { name: t`Credits`, text: t`One credit is one minute, charged in steps of half a credit. Failed videos are free.` },
    { name: t`Live progress`, text: t`See progress and time left for each video, without reloading.` },
    {
      name: t`Secure sign-in`,
      text: t`Two-factor authentication, recovery codes and control over your active sessions.`,
    },
    { name: t`Export`, text: t`Videos as MP4, WebM or MOV. Views and credits as CSV.` },
    { name: t`Your data`, text: t`Download all your account data as a ZIP, or delete your account permanently.` },
    { name: t`Bulk creation`, text: t`Turn a CSV into videos, with a reason for every row that fails.` },
    {
      name: t`Light, dark and right-to-left`,
      text: t`Five languages, including right-to-left, in light or dark.`,
    },
  ]
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  column-gap: ${token.space[7]};
  > div {
    padding-block: ${token.space[4]};
    border-block-start: 1px solid ${token.border};
  }
  dt {
    font-weight: 600;
  }
  dd {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
