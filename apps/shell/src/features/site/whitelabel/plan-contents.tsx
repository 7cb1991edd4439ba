import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Check } from '#icons'
import styled from 'styled-components'
import { Section } from '../../../ui/layout/section.tsx'
import { media } from '../../../ui/brand/shapes.ts'

/** Features of every plan. */
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
        t`Your own domain`,
        t`Your name, logo and colors on every page, light and dark`,
        t`Your name and colors in every video`,
      ],
    },
    {
      name: t`User management`,
      facts: [
        t`Your customers are yours. They never deal with us`,
        t`Roles for your team: owner, admin, editor, analyst`,
        t`Your own prices and free credits`,
      ],
    },
    {
      name: t`API integration`,
      facts: [t`API keys with their own scopes`, t`Views and invoices as CSV`, t`OpenAPI documentation for every call`],
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
