import type { SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Presenter } from '../../../ui/brand/presenter.tsx'
import type { Player } from './player.ts'

interface LiveFaceProps {
  presenterId: string
  language: SpokenLanguage
  player: Player
}

/**
 * Shows the presenter as in their video, ready to speak. The renderer loads after the page; until then, and
 * where it cannot run, the still picture is shown. The name has to be written beside it.
 */
export function LiveFace({ presenterId, language, player }: LiveFaceProps) {
  const { brand, vertical } = useBoot()
  const { companyName, colours } = brand
  const { primary, secondary, accent } = colours
  const ground = useRef<HTMLCanvasElement>(null)
  const front = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    let detach = () => {}
    const [behind, before] = [ground.current, front.current]
    const look = {
      presenterId,
      language,
      brand: { name: companyName, primary, secondary, accent, scene: vertical },
    }
    const draw = async () => {
      const { openFace } = await import('./drawing.ts')
      if (isGone || !behind || !before || before.clientWidth === 0) return
      const face = openFace(behind, before, look)
      if (!face) return
      detach()
      detach = player.attach(face)
      before.dataset.drawn = ''
    }
    const size = new ResizeObserver(() => void draw())
    if (before) size.observe(before)
    return () => {
      isGone = true
      size.disconnect()
      detach()
    }
  }, [presenterId, language, companyName, primary, secondary, accent, vertical, player])
  return (
    <Place aria-hidden="true">
      <Presenter presenterId={presenterId} />
      <Picture ref={ground} />
      <Figure ref={front} data-live={presenterId} />
    </Place>
  )
}

const Place = styled.span`
  display: grid;
  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
    min-block-size: 0;
  }
`
const Picture = styled.canvas`
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  transition: opacity ${token.duration.sheet} ${token.ease.out};
  &:has(+ [data-drawn]) {
    opacity: 1;
  }
`
// The tight edge that parts a figure from any ground is drawn by the page: on the canvas it would cost more than the face.
const Figure = styled(Picture)`
  filter: drop-shadow(0 1px 1px ${token.scrim});
  &[data-drawn] {
    opacity: 1;
  }
`
