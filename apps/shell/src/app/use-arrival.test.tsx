// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { show } from '../test/show.tsx'
import { useArrival } from './use-arrival.ts'

const happened: string[] = []

function Videos() {
  // Effects run after the screen is painted.
  useEffect(() => void happened.push('painted'), [])
  return <p>Videos</p>
}

function Screens() {
  useArrival()
  return (
    <Routes>
      <Route path="/" element={<Link to="/my-videos">My Videos</Link>} />
      <Route path="/my-videos" element={<Videos />} />
    </Routes>
  )
}

it('another screen is at its top before it is painted', async () => {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => void happened.push('scrolled to the top'))
  const { person } = show(<Screens />)
  await person.click(screen.getByText('My Videos'))
  await screen.findByText('Videos')

  expect(happened).toEqual(['scrolled to the top', 'painted'])
})
