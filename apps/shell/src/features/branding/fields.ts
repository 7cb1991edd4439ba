import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Stack } from '../../ui/layout/stack.tsx'

/** The fields of an unfolded part of the brand, in the color of text rather than that of its summary. */
export const Fields = styled(Stack)`
  color: ${token.text};
`
