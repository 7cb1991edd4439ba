import { type Sentence, sentence } from '@vitrine/contract'
import type { SvgFault } from './svg-fault.ts'
import { DEPTH_MAX, TEXT_CHARACTERS_MAX } from './svg-tree.ts'

/** Returns the message for the person who uploaded a refused SVG. */
export function svgSentence({ kind, name, element = '' }: SvgFault): Sentence {
  const [tag, owner] = [`<${name}>`, `<${element}>`]
  switch (kind) {
    case 'element':
      return sentence('A logo can’t contain {tag}. Remove this element from the SVG and try again.', { tag })
    case 'attribute':
      return sentence('A logo can’t have {name} on {owner}. Remove this attribute from the SVG and try again.', {
        name,
        owner,
      })
    case 'address':
      return sentence('{name} on {owner} loads something from outside the SVG. Embed it and try again.', {
        name,
        owner,
      })
    case 'style':
      return sentence('A logo can’t use {name} in its styles. Remove it from the SVG and try again.', { name })
    case 'depth':
      return sentence('This SVG nests elements more than {maximum} levels deep. Simplify it and try again.', {
        maximum: DEPTH_MAX,
      })
    case 'text':
      return sentence(
        'This SVG contains more than {maximum, number} characters of text. Convert the text to paths and try again.',
        {
          maximum: TEXT_CHARACTERS_MAX,
        },
      )
    case 'loop':
      return sentence('This SVG has too many or circular references. Simplify it and try again.')
    case 'root':
      return sentence('This file contains no SVG. Export it again.')
  }
}
