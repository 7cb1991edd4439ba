import type { InstallFault } from '@vitrine/contract'

/** Messages for the person at the terminal, each with the remedy. */
const MESSAGES: Record<InstallFault, string> = {
  busy: 'This voice is being installed already. Wait until that is finished.',
  checksum:
    'A file differs from what its publisher announced, so it was deleted. Install again; the publisher may have changed it.',
  damaged: 'The files are no voice that can speak here, so they were deleted. Install again, or choose another voice.',
  'disk-full': 'The disk has no room for this voice. Make room in DATA_DIR and install again: the download continues.',
  'engine-missing':
    'Neural voices need an extra that is not installed for this system. Run: npm run extras -- add voices',
  'incomplete-copy': 'The copy lacks a file of this voice. Download all of its files into one folder and name that.',
  'no-model': 'The address sent a web page or another file in place of the voice. Try again later.',
  unreachable: 'The download was cut off. Install again: it continues where it stopped.',
  unverified:
    'Nobody can prove that this voice arrives unchanged. If you accept that, add --trust: what arrives is recorded.',
}

export class InstallError extends Error {
  readonly fault: InstallFault

  constructor(fault: InstallFault, options?: ErrorOptions) {
    super(MESSAGES[fault], options)
    this.fault = fault
  }
}
