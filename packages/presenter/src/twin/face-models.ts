import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MediaError } from '../composition/render-job.ts'
import { requireOf } from '../engine/extras.ts'

interface Tensor {
  shape: number[]
  dataSync: () => Float32Array
  dispose: () => void
}

interface GraphModel {
  execute: (input: Tensor) => Tensor | Tensor[]
}

interface Core {
  enableProdMode: () => void
  setBackend: (name: string) => Promise<boolean>
  ready: () => Promise<void>
  tensor: (values: Float32Array, shape: number[]) => Tensor
  io: { fromMemory: (artifacts: object) => object }
}

interface Converter {
  loadGraphModel: (handler: object) => Promise<GraphModel>
}

interface Manifest {
  modelTopology: object
  weightsManifest: readonly { weights: object[] }[]
}

/** A model that takes a square picture, RGB in 0..1 or -1..1 unless it says otherwise, and returns its outputs as shape and values. */
export type FaceModel = (pixels: Float32Array) => { shape: number[]; values: Float32Array }[]

export interface FaceModels {
  detector: FaceModel
  mesh: FaceModel
  /** Takes RGB in 0..255. Tells one person from another. */
  descriptor: FaceModel
}

export const DETECTOR_EDGE = 256
export const MESH_EDGE = 192
export const DESCRIPTOR_EDGE = 224

// Of the extra `twins`.
const CORE = '@tensorflow/tfjs-core'
const CONVERTER = '@tensorflow/tfjs-converter'
const BACKEND = '@tensorflow/tfjs-backend-wasm'
const WEIGHTS = '@vladmandic/human'

const EVENTS = ['uncaughtException', 'unhandledRejection'] as never[]

const require = requireOf('twins')

let loaded: Promise<FaceModels> | undefined

/** Loads the models that find faces. Throws `face-models-missing` where the extra is not installed. */
export function loadFaceModels(): Promise<FaceModels> {
  loaded ??= load().catch((cause: unknown) => {
    loaded = undefined
    throw new MediaError(
      'face-models-missing',
      'Faces cannot be measured here. The operator adds what it takes with: npm run extras -- add twins',
      { cause },
    )
  })
  return loaded
}

async function load(): Promise<FaceModels> {
  const core = require(CORE) as Core
  // Without this the package prints an advertisement into the streams of the process.
  core.enableProdMode()
  const listeners = EVENTS.map((event) => process.listeners(event))
  require(BACKEND)
  const hasBackend = await core.setBackend('wasm')
  // The package rethrows every error of the process as its own.
  EVENTS.forEach((event, index) => {
    for (const listener of process.listeners(event))
      if (!listeners[index]?.includes(listener)) process.removeListener(event, listener as never)
  })
  if (!hasBackend) throw new Error('WebAssembly is not available.')
  await core.ready()
  const converter = require(CONVERTER) as Converter
  const open = async (name: string, edge: number) => {
    const model = await converter.loadGraphModel(core.io.fromMemory(await artifactsOf(name)))
    return runner(core, model, edge)
  }
  return {
    detector: await open('blazeface', DETECTOR_EDGE),
    mesh: await open('facemesh', MESH_EDGE),
    descriptor: await open('faceres', DESCRIPTOR_EDGE),
  }
}

async function artifactsOf(name: string): Promise<object> {
  const file = (ending: string) => join(dirname(require.resolve(WEIGHTS)), '..', 'models', `${name}.${ending}`)
  const { modelTopology, weightsManifest } = JSON.parse(await readFile(file('json'), 'utf8')) as Manifest
  const bytes = await readFile(file('bin'))
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights)
  return { modelTopology, weightSpecs, weightData: new Uint8Array(bytes).buffer }
}

function runner(core: Core, model: GraphModel, edge: number): FaceModel {
  return (pixels) => {
    const input = core.tensor(pixels, [1, edge, edge, 3])
    const outputs = [model.execute(input)].flat()
    const read = outputs.map((output) => ({ shape: output.shape, values: output.dataSync() }))
    for (const tensor of [input, ...outputs]) tensor.dispose()
    return read
  }
}
