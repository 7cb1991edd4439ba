// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { TwinBackgroundChoice } from './twin-background-choice.tsx'

it('offers to blur or replace the background of a twin', async () => {
  const choose = vi.fn<(value: string) => void>()
  const { person } = show(<TwinBackgroundChoice value="kept" error={undefined} onChoose={choose} />, {
    boot: { separatesBackgrounds: true },
  })
  await person.selectOptions(screen.getByLabelText('Background of your twin'), 'Blurred')

  expect(choose).toHaveBeenCalledWith('blurred')
})

it('explains when the site cannot change backgrounds', () => {
  show(<TwinBackgroundChoice value="kept" error={undefined} onChoose={() => {}} />)

  expect(screen.getByText(/keeps the background of its recording/)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})
