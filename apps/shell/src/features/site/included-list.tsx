import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Section } from '../../kit/ui/section.tsx'
import { media } from '../../kit/ui/shapes.ts'

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
    { name: t`My Videos`, text: t`Search, filter, sort, and delete several at once.` },
    { name: t`Credits`, text: t`One credit is one minute, charged in half credits. A failed video costs nothing.` },
    { name: t`Live progress`, text: t`Each video shows how far it is and how long it will take, without a reload.` },
    {
      name: t`Safe sign-in`,
      text: t`A second factor with recovery codes, and a list of your sessions that you can end.`,
    },
    { name: t`Export`, text: t`Films as MP4, WebM or MOV, views and credits as CSV.` },
    { name: t`Your data`, text: t`Everything about your account as a ZIP, and an account you can delete for good.` },
    { name: t`Many at once`, text: t`A table becomes as many videos, with a reason for every row that does not.` },
    {
      name: t`Light, dark, left and right`,
      text: t`Five languages, right to left as well, in the colours you prefer.`,
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
