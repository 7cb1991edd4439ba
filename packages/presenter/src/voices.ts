export { checkVoice } from './engine/voices/neural/check-voice.ts'
export { prepareVoice } from './engine/voices/neural/prepare-voice.ts'
export { hasSpeechLibrary } from './engine/voices/neural/speech-library.ts'
export { VOICE_FILE } from './engine/voices/neural/voice-file.ts'
