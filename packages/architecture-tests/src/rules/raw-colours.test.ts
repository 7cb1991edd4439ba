import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { rawColours } from './raw-colours.ts'

it('refuses colours that do not come from the brand, except in ui/ and lib/', () => {
  const styles = [
    'const Box = styled(Card)`',
    '  color: ${token.text};',
    '  background: #fff;',
    '  box-shadow: 0 0 1px rgb(0 0 0/.1);',
    '  #face { color: inherit; }',
    '`',
    "const link = '#add'",
  ].join('\n')

  expect(
    faultsOf(rawColours, { 'apps/shell/src/screens/home.tsx': styles, 'apps/shell/src/ui/box.tsx': styles }),
  ).toEqual(['apps/shell/src/screens/home.tsx:3', 'apps/shell/src/screens/home.tsx:4'])
})
