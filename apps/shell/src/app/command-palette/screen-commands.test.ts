import { expect, it } from 'vitest'
import { someBoot } from '../../test/some-boot.ts'
import { screenCommands } from './screen-commands.ts'

const boot = someBoot({ isDevelopment: true })
const paths = (role: 'customer' | 'operator') => screenCommands({ role }, boot).map(({ to }) => to)

it('offers internal test screens to operators only, also in development', () => {
  expect(paths('operator')).toContain('/avatar-test')
  expect(paths('customer')).not.toContain('/avatar-test')
  expect(paths('customer')).toContain('/my-videos')
})
