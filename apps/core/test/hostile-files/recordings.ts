import { type HostileFile, text, uint } from './hostile-file.ts'

const noRecording = /can’t be read|no video/

const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = text(...parts)
  return text(uint(body.length + 8), type, body)
}
const ftyp = box('ftyp', 'isom\0\0\0\0isomavc1')

interface Head {
  width?: number
  height?: number
  timescale?: number
  duration?: number
  samples?: number
  sampleBytes?: number
  tracks?: number
}

/** Returns the index of an mp4 without pictures, with any claimed values. */
function moov(head: Head = {}): Buffer {
  const {
    width = 640,
    height = 480,
    timescale = 1000,
    duration = 10_000,
    samples = 300,
    sampleBytes = 1000,
    tracks = 1,
  } = head
  const avcC = box('avcC', Buffer.from([1, 66, 0, 31, 255, 224, 0]))
  const entry = box(
    'avc1',
    Buffer.alloc(6),
    uint(1, 2),
    Buffer.alloc(16),
    uint(width, 2),
    uint(height, 2),
    Buffer.alloc(50),
    avcC,
  )
  const table = box(
    'stbl',
    box('stsd', uint(0), uint(1), entry),
    box('stts', uint(0), uint(1), uint(samples), uint(33)),
    box('stsc', uint(0), uint(1), uint(1), uint(1), uint(1)),
    box('stsz', uint(0), uint(sampleBytes), uint(samples)),
    box('stco', uint(0), uint(1), uint(100)),
  )
  const media = box(
    'mdia',
    box('mdhd', uint(0), uint(0), uint(0), uint(timescale), uint(duration), uint(0)),
    box('hdlr', uint(0), uint(0), 'vide', Buffer.alloc(13)),
    box('minf', box('vmhd', Buffer.alloc(12)), table),
  )
  const track = (id: number) => box('trak', box('tkhd', uint(7), uint(0), uint(0), uint(id), Buffer.alloc(68)), media)
  const all = Array.from({ length: tracks }, (_, at) => track(at + 1))
  return box('moov', box('mvhd', uint(0), uint(0), uint(0), uint(timescale), uint(duration), Buffer.alloc(80)), ...all)
}

/** An EBML element with its length in eight bytes; without a length it never ends. */
const element = (id: string, body: Buffer, length: number | null = body.length) =>
  text(id, length === null ? '\x01\xff\xff\xff\xff\xff\xff\xff' : text('\x01', uint(length, 8).subarray(1)), body)
const ebml = element('\x1a\x45\xdf\xa3', text('\x42\x82\x84webm'))
const video = (width: number, height: number) =>
  element('\xe0', text(element('\xb0', uint(width)), element('\xba', uint(height))))
const tracks = (width = 640, height = 480) =>
  element(
    '\x16\x54\xae\x6b',
    element('\xae', text('\xd7\x81\x01\x73\xc5\x81\x01\x83\x81\x01\x86\x85V_VP8', video(width, height))),
  )
const cluster = (at: number) =>
  element('\x1f\x43\xb6\x75', text(element('\xe7', uint(at)), '\xa3\x88\x81\x00\x00\x80\x10\x02\x00\x9d'))
const segment = (...parts: Buffer[]) => text(ebml, element('\x18\x53\x80\x67', text(...parts), null))

type Make = (recording: Buffer) => Buffer
const made: [name: string, make: Make, reason?: RegExp][] = [
  ['noise', () => Buffer.alloc(50_000, 0x3c), noRecording],
  ['a picture', () => text('\x89PNG\r\n\x1a\n', Buffer.alloc(100)), noRecording],
  ['a playlist that fetches', () => Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:1/a.ts\n'), noRecording],
  ['an mp4 of nothing but its mark', () => ftyp, noRecording],
  ['an mp4 without its index', (recording) => recording.subarray(0, 200), noRecording],
  ['an mp4 cut in half', (recording) => recording.subarray(0, recording.length >> 1), /incomplete|damaged/],
  [
    'an mp4 with half of it zeros',
    (recording) => text(recording.subarray(0, recording.length >> 1), Buffer.alloc(recording.length >> 1)),
    /incomplete|damaged|shorter than 5 seconds/,
  ],
  [
    'an mp4 with every hundredth byte wrong',
    (recording) => recording.map((byte, at) => (at > 5000 && at % 100 === 0 ? byte ^ 255 : byte)) as Buffer,
  ],
  [
    'an mp4 whose index is wrong here and there',
    (recording) => recording.map((byte, at) => (at < 5000 && at % 97 === 50 ? byte ^ 85 : byte)) as Buffer,
  ],
  [
    'an mp4 of 65,000 pixels a side',
    () => text(ftyp, moov({ width: 65_000, height: 65_000 })),
    /4096 pixels|damaged|can’t be read/,
  ],
  ['an mp4 of one pixel', () => text(ftyp, moov({ width: 1, height: 1 })), /pixels|damaged/],
  [
    'an mp4 that lasts a thousand million seconds',
    () => text(ftyp, moov({ duration: 2 ** 32 - 1, timescale: 1 })),
    /seconds|damaged|can’t be read/,
  ],
  ['an mp4 with no time', () => text(ftyp, moov({ timescale: 0 })), /damaged|can’t be read|no video/],
  ['an mp4 of four thousand million pictures', () => text(ftyp, moov({ samples: 2 ** 32 - 1 })), /./],
  ['an mp4 of pictures that lie behind its end', () => text(ftyp, moov({ sampleBytes: 2 ** 31 })), /./],
  ['an mp4 of 100 tracks', () => text(ftyp, moov({ tracks: 100 })), /more than 8 tracks/],
  ['an mp4 whose box is larger than it', () => text(ftyp, uint(0x7fffffff), 'moov', Buffer.alloc(100)), noRecording],
  [
    'an mp4 whose boxes hold each other',
    () =>
      text(
        ftyp,
        Array.from({ length: 2000 }).reduce<Buffer>((inner) => box('moov', inner), box('free')),
      ),
    noRecording,
  ],
  ['a webm of nothing but its mark', () => ebml, noRecording],
  ['a webm without pictures', () => segment(tracks()), /no video|damaged|incomplete|can’t be read/],
  [
    'a webm that never ends',
    () => segment(tracks(), ...Array.from({ length: 20_000 }, (_, at) => cluster(at * 40))),
    /./,
  ],
  [
    'a webm of 60,000 pixels a side',
    () => segment(tracks(60_000, 60_000), cluster(0)),
    /4096 pixels|can’t be read|damaged/,
  ],
  ['a webm whose times jump by years', () => segment(tracks(), cluster(0), cluster(2 ** 31)), /./],
  ['a webm cut in a length', () => text(ebml, '\x18\x53\x80\x67\x01\xff'), noRecording],
]

/** Recordings out of nothing, and some out of an honest video. */
export function recordings(recording: () => Buffer): HostileFile[] {
  const files = made.map(([name, make, reason]) => ({
    name,
    make: () => make(recording()),
    ...(reason ? { reason } : {}),
  }))
  const silent: HostileFile = {
    name: 'a voice-over that is a PDF',
    kind: 'voice',
    make: () => text('%PDF-1.7'),
    reason: noRecording,
  }
  const wave: HostileFile = {
    name: 'a WAV that says it lasts for years',
    kind: 'voice',
    make: () =>
      text(
        'RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0\x01\0\x01\0\0\0\x02\0\0\0\x02\0\x10\0data\xff\xff\xff\xff',
        Buffer.alloc(9000),
      ),
    reason: /longer than 30 minutes|heard|can’t be read|too long/,
  }
  const cut: HostileFile = {
    name: 'half a video as a voice-over',
    kind: 'voice',
    make: () => recording().subarray(0, recording().length >> 1),
  }
  return [...files.map((file) => ({ ...file, kind: 'footage' as const })), silent, wave, cut]
}
