import { type BrandColours, isColour, token } from '@vitrine/theme'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Contrast } from '../features/component-gallery/contrast.tsx'
import { Controls } from '../features/component-gallery/controls.tsx'
import { Fields } from '../features/component-gallery/fields.tsx'
import { Layouts } from '../features/component-gallery/layouts.tsx'
import { Messages } from '../features/component-gallery/messages.tsx'
import { Overlays } from '../features/component-gallery/overlays.tsx'
import { paintPanes } from '../features/component-gallery/palette.ts'
import { type Pane, ShownPanes, allPanes } from '../features/component-gallery/panes.ts'
import { Pictures } from '../features/component-gallery/pictures.tsx'
import { Toolbar } from '../features/component-gallery/toolbar.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { repaint } from '../lib/brand/repaint.ts'
import { announcePaint } from '../lib/canvas/paint.ts'
import { Page, PageHeading } from '../ui/layout/page.tsx'

const parts = [
  ['What one presses', Controls],
  ['What one types into', Fields],
  ['What the product says', Messages],
  ['What lies over the page', Overlays],
  ['How a page is put together', Layouts],
  ['What is drawn', Pictures],
] as const

/** /dev/kit: every component in every state, in any brand. It is for those who build, so its words are in English only. */
export function Kit() {
  const { brand } = useBoot()
  const [typed, setTyped] = useState<BrandColours>(brand.colours)
  const [panes, setPanes] = useState<Pane[]>(allPanes.slice(0, 2))
  const colours = useLastColours(typed, brand.colours)

  useEffect(() => {
    paintPanes(colours)
    repaint({ ...brand, colours })
    announcePaint()
  }, [brand, colours])
  // The next screen has the tenant's own colours again.
  useEffect(() => () => repaint(brand), [brand])

  return (
    <Main lang="en" id="main" tabIndex={-1}>
      <Page title="Kit">
        <PageHeading title="The kit" text="Every component in every state. Type any three colours; the rest follows." />
        <Toolbar typed={typed} onType={setTyped} panes={panes} onPanes={setPanes} />
        <section>
          <h2>Contrast</h2>
          <Contrast colours={colours} />
        </section>
        <ShownPanes value={panes}>
          {parts.map(([title, Part]) => (
            <section key={title}>
              <h2>{title}</h2>
              <Part />
            </section>
          ))}
        </ShownPanes>
      </Page>
    </Main>
  )
}

/** The colours as typed once all three are some, until then the last ones that were. */
function useLastColours(typed: BrandColours, first: BrandColours): BrandColours {
  const [last, setLast] = useState(first)
  const areColours = Object.values(typed).every(isColour)
  if (areColours && typed !== last) setLast(typed)
  return areColours ? typed : last
}

const Main = styled.main`
  flex: 1;
  h2 {
    margin-block-end: ${token.space[4]};
    font-size: ${token.fontSize.h2};
  }
`
