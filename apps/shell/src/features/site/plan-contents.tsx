import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { Section } from '../../kit/ui/section.tsx'
import { media } from '../../kit/ui/shapes.ts'

/** What every plan brings, whatever its size. */
export function PlanContents() {
  const { t } = useLingui()
  return (
    <Section title={t`Every plan includes`}>
      <Columns>
        {useContents().map(({ name, facts }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {facts.map((fact) => (
                <li key={fact}>
                  <Check size={18} aria-hidden="true" />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </Section>
  )
}

function useContents(): { name: string; facts: string[] }[] {
  const { t } = useLingui()
  return [
    {
      name: t`Complete branding`,
      facts: [
        t`Your own address in the browser`,
        t`Your name, logo and colours on every page, light and dark`,
        t`Your name and colours in every video`,
      ],
    },
    {
      name: t`User management`,
      facts: [
        t`Your customers belong to you and never meet ours`,
        t`Roles for your team: owner, admin, editor, analyst`,
        t`Your own price list and your own gifts`,
      ],
    },
    {
      name: t`API integration`,
      facts: [
        t`Keys for your own programs, each with what it may do`,
        t`Views and bills as CSV`,
        t`A description of every call that machines can read`,
      ],
    },
  ]
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[6]};
  h3 {
    padding-block-end: ${token.space[3]};
    border-block-end: 1px solid ${token.border};
    font: 700 ${token.fontSize.h3}/1.3 ${token.font.display};
  }
  li {
    display: flex;
    gap: ${token.space[3]};
    margin-block-start: ${token.space[3]};
  }
  svg {
    flex: none;
    margin-block-start: 3px;
    color: ${token.primaryText};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
