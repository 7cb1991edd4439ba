import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useCast } from '../../lib/canvas/cast.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { PersonPicture } from '../../ui/brand/person-picture.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { ProgressPicture } from '../../ui/brand/progress-picture.tsx'
import { Scene } from '../../ui/brand/scene.tsx'
import { Specimen, States } from './specimen.tsx'

const verticals = ['tourism', 'property'] as const
const rosa: User = {
  id: '00000000-0000-7000-8000-000000000000',
  username: 'rosa',
  email: null,
  displayName: 'Rosa Lima',
  role: 'customer',
  memberRole: 'member',
  credits: 3,
  creditsHeld: 0,
  profilePictureUrl: null,
  subscriptionStatus: null,
  createdAt: '2026-01-01T00:00:00Z',
  termsDue: [],
  support: null,
  language: null,
  timeZone: null,
  theme: null,
  digits: null,
}

/** Pictures. */
export function Pictures() {
  return (
    <>
      <ArchSpecimen />
      <PresenterSpecimen />
      <SceneSpecimen />
      <ProgressPictureSpecimen />
      <PersonPictureSpecimen />
    </>
  )
}

function ArchSpecimen() {
  return (
    <Specimen
      name="Arch"
      use="The frame of faces, numbers, ticks and empty places: the one shape of the product."
      avoid="photographs of screens, and text of more than a word."
    >
      {() => (
        <States>
          {[{}, { selected: true }, { foot: 'flat' as const }, { ratio: 1 }].map((look, index) => (
            <Arch key={index} size="96px" {...look}>
              <Scene vertical="tourism" />
            </Arch>
          ))}
        </States>
      )}
    </Specimen>
  )
}

function PresenterSpecimen() {
  const cast = useCast()
  return (
    <Specimen
      name="Presenter"
      use="A stock presenter before the tenant's scene; the name stands in words beside it."
      avoid="real people, who have a PersonPicture."
    >
      {() => (
        <States>
          {cast.slice(0, 4).map((presenterId) => (
            <Arch key={presenterId} size="112px">
              <Presenter presenterId={presenterId} />
            </Arch>
          ))}
        </States>
      )}
    </Specimen>
  )
}

function SceneSpecimen() {
  return (
    <Specimen name="Scene" use="The horizon behind people, in three lights." avoid="saying anything: it is decoration.">
      {() => (
        <States>
          {verticals.flatMap((vertical) =>
            ['plain', 'warm', 'dusk'].map((light) => (
              <Box key={vertical + light} data-light={light}>
                <Scene vertical={vertical} />
              </Box>
            )),
          )}
        </States>
      )}
    </Specimen>
  )
}

function ProgressPictureSpecimen() {
  return (
    <Specimen
      name="ProgressPicture"
      use="A video being made: the sun rises, or windows light up. A ProgressBar stands beside it."
      avoid="anything that takes less than some seconds."
    >
      {() => (
        <States>
          {verticals.flatMap((vertical) =>
            [10, 55, 100].map((percent) => (
              <Box key={vertical + String(percent)}>
                <ProgressPicture vertical={vertical} percent={percent} />
              </Box>
            )),
          )}
        </States>
      )}
    </Specimen>
  )
}

function PersonPictureSpecimen() {
  return (
    <Specimen
      name="PersonPicture and Logo"
      use="Who somebody is, and whose site this is."
      avoid="presenters, who stand in arches."
    >
      {() => (
        <States>
          <PersonPicture user={rosa} />
          <PersonPicture user={rosa} size={72} />
          <Logo />
        </States>
      )}
    </Specimen>
  )
}

const Box = styled.div`
  inline-size: 150px;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${token.radius.control};
`
