import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { TextInput } from '../../../ui/forms/inputs.tsx'

/** An input for a name below the platform's host, which is shown after it. */
export function AddressInput({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  // This page is on the platform's own site, so what follows the slug in its host is the host of all sites.
  const suffix = window.location.hostname.slice(useBoot().slug.length)
  return (
    <Pair dir="ltr">
      <TextInput
        required
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
      />
      <span aria-hidden="true">{suffix}</span>
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  input {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  span {
    display: grid;
    align-items: center;
    padding-inline: ${token.space[3]};
    border: 1px solid ${token.borderControl};
    border-inline-start: 0;
    border-start-end-radius: ${token.radius.control};
    border-end-end-radius: ${token.radius.control};
    background: ${token.surface2};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
