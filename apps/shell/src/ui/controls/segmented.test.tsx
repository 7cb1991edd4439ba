// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { Segmented } from './segmented.tsx'

const segments = [
  { value: false, text: 'Desktop', icon: <svg /> },
  { value: true, text: 'Phone', icon: <svg /> },
]

function Size({ iconsOnly }: { iconsOnly: boolean }) {
  const [isPhone, setPhone] = useState(false)
  return <Segmented label="Size" value={isPhone} segments={segments} iconsOnly={iconsOnly} onChange={setPhone} />
}

it.each([false, true])('one part is on, also where only its icon is seen: %s', async (iconsOnly) => {
  const { person } = show(<Size iconsOnly={iconsOnly} />)
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((part) => part.title || part.textContent)

  expect(pressed()).toEqual(['Desktop'])
  await person.click(screen.getByRole('button', { name: 'Phone' }))
  expect(pressed()).toEqual(['Phone'])
})
