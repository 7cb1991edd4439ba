import { type ESTree, Visitor } from 'rolldown/utils'
import type { SourceFile } from './source-file.ts'
import { syntaxOf } from './syntax.ts'

/** A function with the lines that are its own. */
type FunctionSize = { name: string; line: number; lines: number }

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression
type Open = { node: FunctionNode; inner: number }

/**
 * Every function and the lines it takes. Functions declared inside another, and those kept in an object or a class,
 * have their own length and are not counted twice. Blocks of `describe` only group tests and are not measured.
 */
export function functionSizes(file: SourceFile): FunctionSize[] {
  const { program, lineAt } = syntaxOf(file)
  const names = new Map<object, string>()
  const separate = new Set<object>()
  const groups = new Set<object>()
  const sizes: FunctionSize[] = []
  const open: Open[] = []

  const enter = (node: FunctionNode) => {
    open.push({ node, inner: 0 })
  }
  const leave = (node: FunctionNode) => {
    const inner = open.pop()?.inner ?? 0
    const lines = lineAt(node.end - 1) - lineAt(node.start) + 1
    const parent = open.at(-1)
    const isCountedApart = node.type === 'FunctionDeclaration' || separate.has(node)
    if (parent) parent.inner += isCountedApart ? lines : inner
    if (!groups.has(node)) {
      sizes.push({
        name: node.id?.name ?? names.get(node) ?? 'a function',
        line: lineAt(node.start),
        lines: lines - inner,
      })
    }
  }
  const keep = (key: ESTree.Node, value: ESTree.Node | null) => {
    if (!value) return
    separate.add(value)
    names.set(value, file.text.slice(key.start, key.end))
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier') names.set(init, id.name)
    },
    Property: ({ key, value }) => keep(key, value),
    MethodDefinition: ({ key, value }) => keep(key, value),
    CallExpression: ({ callee, arguments: given }) => {
      const isGroup = /^describe\b/.test(file.text.slice(callee.start, callee.end))
      for (const argument of isGroup ? given : []) {
        separate.add(argument)
        groups.add(argument)
      }
    },
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program)
  return sizes
}
