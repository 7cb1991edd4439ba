import styled from 'styled-components'
import { useBoot } from '../boot.ts'
import { Scene } from './scene.tsx'

interface PresenterProps {
  /** One of the presenters of the rig, e.g. `leila`. */
  presenterId: string
}

/** A presenter in front of the tenant's scene, filling the arch around them. The name has to stand in words beside it. */
export function Presenter({ presenterId }: PresenterProps) {
  const { vertical } = useBoot()
  return (
    <Place data-presenter={presenterId}>
      <Scene vertical={vertical} />
    </Place>
  )
}

const Place = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`
