import styled from 'styled-components'

/** A text that a person wrote, with its line breaks. */
export const WrittenText = styled.p`
  max-inline-size: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-align: start;
`
