import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { logicalSides } from './logical-sides.ts'

it('refuses left and right in the styles of the shell', () => {
  const faults = faultsOf(logicalSides, {
    'apps/shell/src/ui/layout/card.tsx': [
      'const Card = styled.div<{ $wide: boolean }>`',
      '  margin-inline-start: 4px; inset-inline-end: 0; text-align: start;',
      '  margin-left: 4px;',
      '  ${({ $wide }) => $wide && css`padding-right: 1px;`}',
      '  text-align: left;',
      '  /* left: 0 */',
      '`',
    ].join('\n'),
    'apps/shell/src/lib/brand/fonts.css': 'a { left: 0 }\nb { border-top-left-radius: 1px }\nc { grid-area: left }',
    'apps/shell/src/ui/box.tsx': "const box = { marginLeft: 4, left: 3, note: 'left: 3' }",
    'apps/core/src/platform/mail/page.ts': 'const mail = css`margin-left: 1px`',
  })

  expect(faults).toEqual([
    'apps/shell/src/ui/layout/card.tsx:3',
    'apps/shell/src/ui/layout/card.tsx:5',
    'apps/shell/src/ui/layout/card.tsx:4',
    'apps/shell/src/lib/brand/fonts.css:1',
    'apps/shell/src/lib/brand/fonts.css:2',
    'apps/shell/src/ui/box.tsx:1',
  ])
})
