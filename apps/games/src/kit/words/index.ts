export { createSpeech, firstLanguage, isSpoken, type Speech } from './speech.ts'
export { SpeechContext, useSpeech } from './use-speech.ts'
