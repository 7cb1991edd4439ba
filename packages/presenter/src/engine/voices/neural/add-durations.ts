import { FLOAT, GRAPH, INT64, MODEL, constant, metadata, nameOfValue, node, readNode, value } from './onnx.ts'
import { fieldHead, fieldsOf } from './protobuf.ts'

const OUTPUT = 'sound_frames_tokens_count'

interface GraphParts {
  kept: Buffer[]
  /** Output of the only node that rounds the length of each token up to whole frames. */
  frames: string | undefined
  tokens: string | undefined
  sound: string | undefined
}

function partsOf(graph: Buffer): GraphParts {
  const kept: Buffer[] = []
  const frames: string[] = []
  let tokens: string | undefined
  let sound: string | undefined
  for (const { number, bytes, content } of fieldsOf(graph)) {
    if (number === GRAPH.node) {
      const { opType, outputs } = readNode(content)
      if (opType === 'Ceil') frames.push(...outputs)
    }
    if (number === GRAPH.input) tokens ??= nameOfValue(content)
    if (number === GRAPH.output) sound ??= nameOfValue(content)
    else kept.push(bytes)
  }
  return { kept, frames: frames.length === 1 ? frames[0] : undefined, tokens, sound }
}

/** Nodes that join sound, frames, token ids and their count to one row of numbers. */
function joiningNodes({ frames, tokens, sound }: Record<'frames' | 'sound' | 'tokens', string>): Buffer[] {
  const minusOne = Buffer.alloc(8, 0xff)
  return [
    constant('durations_flat', INT64, [1], minusOne),
    node('Reshape', [sound, 'durations_flat'], 'durations_sound'),
    node('Reshape', [frames, 'durations_flat'], 'durations_frames'),
    node('Reshape', [tokens, 'durations_flat'], 'durations_ids'),
    node('Cast', ['durations_ids'], 'durations_tokens', { to: FLOAT }),
    node('Shape', ['durations_ids'], 'durations_shape'),
    node('Cast', ['durations_shape'], 'durations_count', { to: FLOAT }),
    node('Concat', ['durations_sound', 'durations_frames', 'durations_tokens', 'durations_count'], OUTPUT, { axis: 0 }),
    value(GRAPH.output, OUTPUT, FLOAT, ['numbers']),
  ]
}

/** Returns entries of metadata, to be written behind a model: the last part of the format may come in pieces. */
export const factsOf = (facts: Readonly<Record<string, string>>): Buffer[] =>
  Object.entries(facts).map(([key, text]) => metadata(key, text))

/**
 * Rewrites a model of the VITS kind (ONNX) so that it also tells how long every token sounds. The library passes on the first output
 * only, so frames and ids of the tokens are appended to it (`sound-with-tokens.ts` takes them apart). Nothing but the outermost
 * fields is touched, and no large part is copied: the pieces are views of `model`. Undefined where the model is of another shape.
 * Throws where the bytes are no model.
 */
export function addDurations(model: Buffer): Buffer[] | undefined {
  const fields = [...fieldsOf(model)]
  const graph = fields.find(({ number }) => number === MODEL.graph)
  if (!graph) throw new Error('The file holds no model.')
  const { kept, frames, tokens, sound } = partsOf(graph.content)
  if (!frames || !tokens || !sound) return undefined
  const parts = [...kept, ...joiningNodes({ frames, tokens, sound })]
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const others = fields.filter((one) => one !== graph).map(({ bytes }) => bytes)
  return [...others, fieldHead(MODEL.graph, length), ...parts]
}
