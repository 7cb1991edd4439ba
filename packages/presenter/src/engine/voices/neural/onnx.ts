import { field, fieldsOf, numberField } from './protobuf.ts'

/** Numbers of the fields that are read or written (onnx.proto). */
export const MODEL = { graph: 7, metadata: 14 } as const
export const GRAPH = { node: 1, initializer: 5, input: 11, output: 12 } as const
const NODE = { input: 1, output: 2, opType: 4, attribute: 5 } as const
const ATTRIBUTE = { name: 1, integer: 3, type: 20 } as const
const VALUE_NAME = 1
const INTEGER_ATTRIBUTE = 2

/** Types of tensors. */
export const FLOAT = 1
export const INT64 = 7

interface GraphNode {
  opType: string
  outputs: string[]
}

const textOf = (message: Buffer, number: number): string[] =>
  [...fieldsOf(message)].filter((one) => one.number === number).map(({ content }) => content.toString('utf8'))

/** Returns kind and outputs of a node. */
export const readNode = (message: Buffer): GraphNode => ({
  opType: textOf(message, NODE.opType)[0] ?? '',
  outputs: textOf(message, NODE.output),
})

/** Returns the name of an input or output of a graph. */
export const nameOfValue = (message: Buffer): string => textOf(message, VALUE_NAME)[0] ?? ''

/** Returns a node of a graph; its attributes are whole numbers. */
export function node(
  opType: string,
  inputs: readonly string[],
  output: string,
  attributes: Record<string, number> = {},
): Buffer {
  return field(
    GRAPH.node,
    ...inputs.map((input) => field(NODE.input, input)),
    field(NODE.output, output),
    field(NODE.opType, opType),
    ...Object.entries(attributes).map(([name, value]) =>
      field(
        NODE.attribute,
        field(ATTRIBUTE.name, name),
        numberField(ATTRIBUTE.integer, value),
        numberField(ATTRIBUTE.type, INTEGER_ATTRIBUTE),
      ),
    ),
  )
}

/** Returns an input or output of a graph. A dimension is a name where its size is not known. */
export function value(
  part: typeof GRAPH.input | typeof GRAPH.output,
  name: string,
  type: number,
  dimensions: readonly (number | string)[],
): Buffer {
  const shape = dimensions.map((size) => field(1, typeof size === 'number' ? numberField(1, size) : field(2, size)))
  return field(part, field(VALUE_NAME, name), field(2, field(1, numberField(1, type), field(2, ...shape))))
}

/** Returns a constant of a graph from the bytes of its numbers. */
export function constant(name: string, type: number, dimensions: readonly number[], bytes: Buffer): Buffer {
  const shape = dimensions.map((size) => numberField(1, size))
  return field(GRAPH.initializer, ...shape, numberField(2, type), field(8, name), field(9, bytes))
}

/** Returns an entry of the metadata of a model. */
export const metadata = (key: string, text: string) => field(MODEL.metadata, field(1, key), field(2, text))
