import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FLOAT, GRAPH, INT64, constant, node, value } from '../src/engine/voices/neural/onnx.ts'
import { field, numberField } from '../src/engine/voices/neural/protobuf.ts'

/** Samples of a frame, as Piper has it. */
export const TINY_HOP = 256
export const TINY_RATE = 22_050
const TABLE = 256

const int64 = (...numbers: number[]) => Buffer.from(BigInt64Array.from(numbers.map(BigInt)).buffer)
const float32 = (numbers: readonly number[]) => Buffer.from(Float32Array.from(numbers).buffer)
const table = (valueOf: (id: number) => number) => float32(Array.from({ length: TABLE }, (_, id) => valueOf(id)))

/** Frames that a token sounds at the usual pace. */
const framesOf = (id: number) => 4 + (id % 5)

/** Signs and IPA letters, as many as the sentences of the tests need; ids from 0. */
const SYMBOLS = [
  ...Array.from("_^$ !'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœɐɑɒɔɕɖəɚɛɜɟɡɣɨɪɫɬɭɯɲɳɵɹɻɾʀʁʂʃʈʊʋʌʏʐʑʒʔθχᵻˈˌːˑ˞ʲ"),
  '\u0303',
  '\u0329',
  '\u032A',
]

/** Sound of every token: a tone of its own pitch, silence for signs. */
function graphOf(rounding: 'Ceil' | 'Floor'): Buffer[] {
  return [
    field(2, 'tiny'),
    value(GRAPH.input, 'input', INT64, [1, 'tokens']),
    value(GRAPH.input, 'input_lengths', INT64, [1]),
    value(GRAPH.input, 'scales', FLOAT, [3]),
    constant('frame_table', FLOAT, [TABLE], table(framesOf)),
    constant(
      'pitch_table',
      FLOAT,
      [TABLE],
      table((id) => 0.02 + 0.0008 * id),
    ),
    constant(
      'loudness_table',
      FLOAT,
      [TABLE],
      table((id) => (id < 14 ? 0 : 0.5)),
    ),
    constant('flat', INT64, [1], int64(-1)),
    constant('column', INT64, [2], int64(-1, 1)),
    constant('row', INT64, [2], int64(1, -1)),
    constant('one', INT64, [1], int64(1)),
    constant('two', INT64, [1], int64(2)),
    constant('zero', INT64, [], int64(0)),
    constant('axis', INT64, [1], int64(0)),
    constant('step', FLOAT, [], float32([1])),
    constant('start', FLOAT, [], float32([0])),
    constant('hop', FLOAT, [1], float32([TINY_HOP])),
    node('Reshape', ['input', 'flat'], 'ids'),
    node('Gather', ['frame_table', 'ids'], 'usual_frames'),
    node('Slice', ['scales', 'one', 'two'], 'length'),
    node('Mul', ['usual_frames', 'length'], 'exact_frames'),
    node(rounding, ['exact_frames'], 'frames'),
    node('Mul', ['frames', 'hop'], 'token_samples'),
    node('CumSum', ['token_samples', 'zero'], 'ends'),
    node('ReduceMax', ['ends'], 'total', { keepdims: 0 }),
    node('Range', ['start', 'total', 'step'], 'samples'),
    node('Reshape', ['samples', 'column'], 'sample_column'),
    node('Reshape', ['ends', 'row'], 'end_row'),
    node('GreaterOrEqual', ['sample_column', 'end_row'], 'after'),
    node('Cast', ['after'], 'after_number', { to: INT64 }),
    node('ReduceSum', ['after_number', 'one'], 'token', { keepdims: 0 }),
    node('Gather', ['ids', 'token'], 'token_id'),
    node('Gather', ['pitch_table', 'token_id'], 'pitch'),
    node('Gather', ['loudness_table', 'token_id'], 'loudness'),
    node('Mul', ['samples', 'pitch'], 'phase'),
    node('Sin', ['phase'], 'wave'),
    node('Mul', ['wave', 'loudness'], 'sound'),
    node('Reshape', ['sound', 'output_shape'], 'output'),
    constant('output_shape', INT64, [4], int64(1, 1, 1, -1)),
    value(GRAPH.output, 'output', FLOAT, [1, 1, 1, 'samples']),
  ]
}

/**
 * Returns a model of the Piper kind that a test can hear: 5 kB, the same inputs and outputs, and no training. Rounded down, the
 * lengths of its tokens are not where Piper has them.
 */
export const tinyModel = (rounding: 'Ceil' | 'Floor' = 'Ceil'): Buffer =>
  Buffer.concat([numberField(1, 8), field(7, ...graphOf(rounding)), field(8, numberField(2, 13))])

/** Returns the settings that lie beside a Piper model. */
export const tinySettings = (changes: { rate?: unknown; voice?: string } = {}) =>
  JSON.stringify({
    audio: { sample_rate: changes.rate ?? TINY_RATE },
    num_speakers: 1,
    espeak: { voice: changes.voice ?? 'en-us' },
    language: { name_english: 'English' },
    phoneme_id_map: Object.fromEntries(SYMBOLS.map((symbol, id) => [symbol, [id]])),
  })

/** Writes the two files of a Piper voice as its publisher would. */
export async function writeTinyVoice(folder: string, model = tinyModel(), settings = tinySettings()): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.onnx'), model)
  await writeFile(join(folder, 'model.onnx.json'), settings)
}
