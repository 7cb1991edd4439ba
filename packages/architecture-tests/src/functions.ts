import { type ESTree, Visitor } from 'rolldown/utils'
import type { SourceFile } from './source-file.ts'
import { syntaxOf } from './syntax.ts'

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** A function with the lines that are its own. */
type FunctionSize = { name: string; line: number; lines: number }

/**
 * Every function and the lines it takes. Functions declared inside another, and those kept in an object or a class,
 * have their own length and are not counted twice. Blocks of `describe` only group tests and are not measured.
 */
export function functionSizes(file: SourceFile): FunctionSize[] {
  const { program, lineAt } = syntaxOf(file)
  const { names, members, groups } = surroundingsIn(file)
  const sizes: FunctionSize[] = []
  // For each function we are inside of: the lines that belong to functions counted by themselves.
  const foreignLines: number[] = []

  const enter = () => {
    foreignLines.push(0)
  }
  const leave = (node: FunctionNode) => {
    const foreign = foreignLines.pop() ?? 0
    const line = lineAt(node.start)
    const lines = lineAt(node.end - 1) - line + 1
    const isApart = node.type === 'FunctionDeclaration' || members.has(node) || groups.has(node)
    const outer = foreignLines.pop()
    if (outer !== undefined) foreignLines.push(outer + (isApart ? lines : foreign))
    if (groups.has(node)) return
    sizes.push({ name: node.id?.name ?? names.get(node) ?? 'a function', line, lines: lines - foreign })
  }
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program)
  return sizes
}

/** Returns the names under which nodes are stored, and the nodes that are members or groups of tests. */
function surroundingsIn(file: SourceFile) {
  const names = new Map<object, string>()
  const members = new Set<object>()
  const groups = new Set<object>()

  const addMember = (key: ESTree.Node, value: ESTree.Node | null) => {
    if (!value) return
    members.add(value)
    names.set(value, file.text.slice(key.start, key.end))
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier') names.set(init, id.name)
    },
    Property: ({ key, value }) => addMember(key, value),
    MethodDefinition: ({ key, value }) => addMember(key, value),
    CallExpression: ({ callee, arguments: given }) => {
      if (/^describe\b/.test(file.text.slice(callee.start, callee.end))) for (const block of given) groups.add(block)
    },
  }).visit(syntaxOf(file).program)
  return { names, members, groups }
}
