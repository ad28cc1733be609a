import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Speech } from './speech.ts'

export const SpeechContext = createContext<Speech | null>(null)

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('nothing is drawn before there are words')
  return speech
}
