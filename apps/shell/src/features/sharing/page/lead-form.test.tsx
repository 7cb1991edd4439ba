// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { LeadForm } from './lead-form.tsx'
import type { OpenVideo } from './open-video.ts'

const pageOf = (publisher: string | null) => ({ vertical: 'tourism', owner: 'Acme', publisher }) as OpenVideo
const textOf = () => screen.getByRole('region', { name: 'Ask the guide' }).textContent

it('names the person or business that receives the question and the consent', () => {
  show(<LeadForm page={pageOf('Harbour Tours')} />)

  expect(textOf()).toContain('Your message goes to Harbour Tours, who published this video.')
  expect(textOf()).toContain('I agree that Harbour Tours may contact me')
})

it('does not name the site when the publisher has no name', () => {
  show(<LeadForm page={pageOf(null)} />)

  expect(textOf()).toContain('Your message goes to the person who published this video.')
  expect(textOf()).not.toContain('Acme')
})

it('says which fields may stay empty', () => {
  show(<LeadForm page={pageOf(null)} />)

  expect(screen.getByLabelText('Message (optional)')).toBeTruthy()
  expect(screen.getByLabelText('Phone (optional)')).toBeTruthy()
})
