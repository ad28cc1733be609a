export { loadWithLobbyWords, useLobbyWords } from './lobby-words.ts'
