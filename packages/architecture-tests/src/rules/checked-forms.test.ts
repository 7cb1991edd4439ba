import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { checkedForms } from './checked-forms.ts'

it('refuses a form with the browser’s validation messages', () => {
  const styledForm = 'const Form = styled.form``'
  expect(
    faultsOf(checkedForms, {
      'apps/shell/src/features/members/bulk.tsx': `import x\n${styledForm}`,
      'apps/shell/src/features/members/plain.tsx': '<form onSubmit={send}>',
      'apps/shell/src/features/members/kit.tsx': 'const Form = styled(CheckedForm)``\n<Form onSubmit={send} />',
      'apps/shell/src/features/sharing/page/lead.tsx': `${styledForm}\n<Form noValidate>`,
      'apps/shell/src/features/sharing/page/other.tsx': `${styledForm}\n<Form>`,
      'apps/shell/src/ui/forms/checked-form.tsx': '<form {...rest} noValidate>',
    }),
  ).toEqual([
    'apps/shell/src/features/members/bulk.tsx:2',
    'apps/shell/src/features/members/plain.tsx:1',
    'apps/shell/src/features/sharing/page/other.tsx:1',
  ])
})
