// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { Button } from './button.tsx'

it('keeps the focus when it is disabled by its own press, and cannot be pressed again', async () => {
  const onPress = vi.fn<() => void>()
  function SavedOnce() {
    const [isSaved, setSaved] = useState(false)
    return (
      <Button
        disabled={isSaved}
        onClick={() => {
          setSaved(true)
          onPress()
        }}
      >
        Save
      </Button>
    )
  }
  const { person } = show(<SavedOnce />)
  const button = screen.getByRole('button')
  await person.click(button)
  await person.keyboard('{Enter}')

  expect(onPress).toHaveBeenCalledOnce()
  expect(button).toHaveProperty('disabled', false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await person.tab()
  expect(button).toHaveProperty('disabled', true)
})
