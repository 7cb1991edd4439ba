import type { CssFault } from '@vitrine/contract'
import * as css from 'css-tree'
import { allowedAtRules, allowedFunctions, allowedProperties, allowedPseudos, propertiesWithText } from './allowed.ts'

/** The class of the element around the app. Messages of the platform are outside of it, where no rule of a partner applies. */
const SCOPE = 'tenant'
const RULES_MAX = 500
const DECLARATIONS_MAX = 3000
const FAULTS_MAX = 100
const SUBJECT_CHARACTERS = 60

type Kind = CssFault['kind']

/** A partner's filtered style sheet, with the removed parts. */
export interface FilteredCss {
  css: string
  faults: CssFault[]
}

/**
 * Parses a style sheet and writes a new one from allowed parts, so that unusual spellings cannot pass. Every
 * rule applies only inside the element around the app.
 */
export function filterCss(text: string): FilteredCss {
  try {
    return filtered(text)
  } catch (error) {
    // The parser is recursive, and no real style sheet is nested so deeply.
    if (!(error instanceof RangeError)) throw error
    return { css: '', faults: [{ line: 1, kind: 'too-much', subject: text.trim().slice(0, SUBJECT_CHARACTERS) }] }
  }
}

function filtered(text: string): FilteredCss {
  const faults: Found[] = []
  const fault: Report = (node, kind, subject) => void faults.push({ line: node.loc?.start.line ?? 1, kind, subject })
  const tree = css.parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ line = 1 }: css.SyntaxParseError & { line?: number }) =>
      void faults.push({ line, kind: 'syntax', subject: () => text.split('\n', line)[line - 1]?.trim() ?? '' }),
  })
  dropAtRules(tree, fault)
  renameKeyframes(tree)
  dropRules(tree, fault)
  dropDeclarations(tree, fault)
  dropEmpty(tree)
  const shown = faults.sort((a, b) => a.line - b.line).slice(0, FAULTS_MAX)
  return {
    css: css.generate(tree),
    faults: shown.map(({ subject, ...found }) => ({ ...found, subject: subject().slice(0, SUBJECT_CHARACTERS) })),
  }
}

/** The subject is computed only for the faults that are shown. */
type Found = Omit<CssFault, 'subject'> & { subject: () => string }
type Report = (node: css.CssNode, kind: Kind, subject: () => string) => void

function dropAtRules(tree: css.CssNode, fault: Report): void {
  css.walk(tree, {
    visit: 'Atrule',
    enter(node, item, list) {
      const prelude = css.generate(node.prelude ?? { type: 'Raw', value: '' })
      const isPlain = !/[\\<"']|url|image-set/i.test(prelude)
      if (allowedAtRules.has(node.name) && node.block && isPlain && !list?.isEmpty && item) return
      fault(node, 'at-rule', () => `@${node.name}`)
      if (item) list.remove(item)
    },
  })
  // Unparsable parts are in the tree as raw text.
  css.walk(tree, {
    visit: 'Raw',
    enter(node, item, list) {
      if (!item || !list) return
      // Surplus semicolons have no effect.
      if (/[^;\s]/.test(node.value)) fault(node, 'syntax', () => node.value)
      list.remove(item)
    },
  })
}

/** Keyframes of all sheets of a page share their names, so a partner's get names that the app does not use. */
function renameKeyframes(tree: css.CssNode): void {
  const own = new Set<string>()
  const rename = (node: css.CssNode) => {
    if (node.type === 'Identifier' && own.has(node.name)) node.name = `${SCOPE}-${node.name}`
  }
  css.walk(tree, {
    visit: 'Atrule',
    enter({ name, prelude }) {
      if (name !== 'keyframes' || !prelude) return
      own.add(css.generate(prelude))
      css.walk(prelude, rename)
    },
  })
  css.walk(tree, {
    visit: 'Declaration',
    enter: ({ property, value }) => void (/^animation(-name)?$/i.test(property) && css.walk(value, rename)),
  })
}

function dropRules(tree: css.CssNode, fault: Report): void {
  let rules = 0
  css.walk(tree, {
    visit: 'Rule',
    enter(node, item, list) {
      rules += 1
      if (rules > RULES_MAX) fault(node, 'too-much', () => css.generate(node.prelude))
      else if (this.atrule?.name === 'keyframes') return
      else if (this.rule || node.prelude.type !== 'SelectorList')
        fault(node, 'selector', () => css.generate(node.prelude))
      else if (scopeAll(node.prelude, fault)) return
      if (item) list.remove(item)
    },
  })
}

/** Scopes every selector of a rule to the page's class. Returns false when none remains. */
function scopeAll(prelude: css.SelectorList, fault: Report): boolean {
  prelude.children.forEach((selector, item) => {
    const text = css.generate(selector)
    if (selector.type === 'Selector' && isHarmless(selector) && scope(selector)) return
    fault(selector, 'selector', () => text)
    prelude.children.remove(item)
  })
  return !prelude.children.isEmpty
}

const SELECTOR_PARTS = [
  'Selector',
  'SelectorList',
  'ClassSelector',
  'TypeSelector',
  'Combinator',
  'Nth',
  'AnPlusB',
  'Identifier',
]

function isHarmless(selector: css.Selector): boolean {
  if (/[\\<]/.test(css.generate(selector))) return false
  return !css.find(selector, (node) => {
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      return !allowedPseudos.has(node.name.toLowerCase())
    return !SELECTOR_PARTS.includes(node.type)
  })
}

/**
 * `.card` becomes `.tenant .card`; the whole page (`body`, `html`) is the class itself. Returns false for what would select
 * beside that element, where a rule would apply to more than the app.
 */
function scope({ children }: css.Selector): boolean {
  if (children.first?.type === 'Combinator') return false
  const page = pageIn(children)
  const beside = children.toArray().find((node) => node.type === 'Combinator')
  if (page > 0 && beside && !DOWN.includes(beside.name)) return false
  if (page === 0) children.prependData({ type: 'Combinator', name: ' ' })
  children.prependData({ type: 'ClassSelector', name: SCOPE })
  return true
}

const DOWN = [' ', '>']

/** Removes `html`, `body` or `html body` from the beginning of a selector and returns the number of removed parts. */
function pageIn(children: css.List<css.CssNode>): number {
  let found = 0
  for (const name of ['html', 'body']) {
    const [first, second] = children.toArray()
    const isNext = (node?: css.CssNode) => node?.type === 'TypeSelector' && node.name.toLowerCase() === name
    if (isNext(first)) children.shift()
    else if (found && first?.type === 'Combinator' && DOWN.includes(first.name) && isNext(second)) {
      children.shift()
      children.shift()
    } else continue
    found += 1
  }
  return found
}

function dropDeclarations(tree: css.CssNode, fault: Report): void {
  let declarations = 0
  css.walk(tree, {
    visit: 'Declaration',
    enter(node, item, list) {
      declarations += 1
      const kind = declarations > DECLARATIONS_MAX ? 'too-much' : kindOfFault(node)
      // Only declarations and rules of a block can be removed from it; a condition such as `@supports (a: b)`
      // is checked with its rule.
      if (!kind || !item || !list) return
      fault(node, kind, () => (kind === 'property' ? node.property : `${node.property}: ${css.generate(node.value)}`))
      list.remove(item)
    },
  })
}

function kindOfFault({ property, value }: css.Declaration): Kind | undefined {
  const name = property.toLowerCase()
  if (!allowedProperties.has(name) && !/^--tenant-[a-z0-9-]+$/.test(name)) return 'property'
  if (value.type === 'Raw' || /[\\<]/.test(css.generate(value))) return 'value'
  const wrong = css.find(
    value,
    (node) =>
      node.type === 'Url' ||
      node.type === 'Raw' ||
      (node.type === 'String' && !propertiesWithText.has(name)) ||
      (node.type === 'Function' && !allowedFunctions.has(node.name.toLowerCase())),
  )
  return wrong ? 'value' : undefined
}

function dropEmpty(tree: css.CssNode): void {
  css.walk(tree, {
    visit: 'Rule',
    leave(node, item, list) {
      if (node.block.children.isEmpty && item) list.remove(item)
    },
  })
  css.walk(tree, {
    visit: 'Atrule',
    leave(node, item, list) {
      if (node.block?.children.isEmpty && item) list.remove(item)
    },
  })
  // Comments have no effect and may contain anything.
  css.walk(tree, (node, item, list) => {
    if (['Comment', 'CDO', 'CDC'].includes(node.type) && item) list.remove(item)
  })
}
