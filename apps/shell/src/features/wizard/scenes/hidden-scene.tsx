import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { EyeOff } from '#icons'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'

/** An opening or end card that was left out, and the way back. */
export function HiddenScene({ place, onShow }: { place: 'end' | 'opening'; onShow: () => void }) {
  return (
    <Place>
      <EyeOff size={20} aria-hidden="true" />
      <p>{place === 'opening' ? <Trans>Opening hidden</Trans> : <Trans>End card hidden</Trans>}</p>
      <Button variant="secondary" onClick={onShow}>
        {place === 'opening' ? <Trans>Show opening</Trans> : <Trans>Show end card</Trans>}
      </Button>
    </Place>
  )
}

const Place = styled.li`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px dashed ${token.borderControl};
  border-radius: ${token.radius.control};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  text-align: center;
`
