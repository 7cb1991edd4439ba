import { useState } from 'react'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { Audiences } from '../features/landing/audiences.tsx'
import { Benefits } from '../features/landing/benefits.tsx'
import { CastRow } from '../features/landing/cast-row.tsx'
import { ContactBand } from '../features/landing/contact-band.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { Steps } from '../features/landing/steps.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { useTitle } from '../ui/layout/page.tsx'

/** / */
export function Home() {
  const { words, samples } = useBoot()
  const [audience, setAudience] = useState<number>()
  const shown = samples.find((sample) => sample.audience === audience)
  useTitle(words.promise)
  return (
    <PublicLayout>
      <Hero shown={shown} onShow={(sample) => setAudience(sample?.audience)} />
      <Audiences shown={shown} onShow={(sample) => setAudience(sample.audience)} />
      <Steps />
      <CastRow />
      <Benefits />
      <ContactBand />
    </PublicLayout>
  )
}
