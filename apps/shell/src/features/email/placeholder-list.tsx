import { t } from '@lingui/core/macro'
import { type MailTemplate, placeholdersOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { placeholderMeaning } from './email-labels.ts'

/** Lists the placeholders of an email with their meanings. */
export function PlaceholderList({ template }: { template: MailTemplate }) {
  return (
    <List aria-label={t`Variables`}>
      {placeholdersOf(template).map((placeholder) => (
        <li key={placeholder}>
          <code dir="ltr">{`{${placeholder}}`}</code> {placeholderMeaning(placeholder)}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  code {
    color: ${token.text};
  }
`
