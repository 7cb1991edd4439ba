import type { Rule } from '../fault.ts'
import { isTest } from '../source-file.ts'

const KIT = 'apps/shell/src/ui/forms/checked-form.tsx'
/** The page of a share link runs no code of the app; its own script reports errors. */
const SHARE_PAGE = 'apps/shell/src/features/sharing/page/'

/** Every form is the kit's, which says beside each field what is wrong, in the language of the page and not of the browser. */
export const checkedForms: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/shell/src/') && path !== KIT && !isTest(path))
    .filter(({ path, text }) => !path.startsWith(SHARE_PAGE) || !/\bnoValidate\b|method="dialog"/.test(text))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        if (!/\bstyled\.form\b|styled\('form'\)|<form[\s>]|\bas="form"/.test(line)) return []
        const message = `shows the browser’s own messages. Use CheckedForm of ui/forms/checked-form.tsx.`
        return [{ rule: 'checked-forms', file: path, line: index + 1, message }]
      }),
    )
