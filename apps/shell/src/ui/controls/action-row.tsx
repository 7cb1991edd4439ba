import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** Buttons side by side. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`

/** The buttons at the end of a dialog or form, the main action last. */
export const ActionRow = styled(ButtonRow)`
  justify-content: flex-end;
`

/** The actions of an editor. Of three buttons, the first one (Delete) is apart from the others. */
export const EditorActionRow = styled(ActionRow)`
  > :first-child:not(:nth-last-child(2)) {
    margin-inline-end: auto;
  }
`

/** The row below details, with a line above it. */
export const RuledActionRow = styled(ActionRow)`
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.border};
`
