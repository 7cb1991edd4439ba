import type { Rule } from '../fault.ts'
import { isTest } from '../source-file.ts'
import { styleLinesOf } from '../style-texts.ts'

const rawColour = /#[0-9a-f]{3,8}\b(?!\s*[{,.:>])|\b(?:rgb|rgba|hsl|hsla|oklch|oklab)\(/i

/** Screens take colours from the brand; only ui/ and lib/ may mix their own. */
export const rawColours: Rule = (files) =>
  files
    .filter(
      ({ path }) => path.startsWith('apps/shell/src/') && !/^apps\/shell\/src\/(ui|lib)\//.test(path) && !isTest(path),
    )
    .flatMap(styleLinesOf)
    .flatMap(({ file, line, text }) => {
      const found = rawColour.exec(text)?.[0]
      if (found === undefined) return []
      const message = `writes the colour ${found}. Use a token of @vitrine/theme, which follows the brand and its dark mode.`
      return [{ rule: 'raw-colours', file, line, message }]
    })
