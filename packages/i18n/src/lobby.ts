import { createNamespace, type KeyOf, type NamespacePacks } from './namespace.ts'
import type { words as english } from './words/en/lobby.ts'

/** Texts of game lists and tiles. */
export type LobbyWords = typeof english
export type LobbyKey = KeyOf<LobbyWords>

const packs: NamespacePacks<LobbyWords> = {
  EN: () => import('./words/en/lobby.ts'),
  VI: () => import('./words/vi/lobby.ts'),
  CN: () => import('./words/zh-hans/lobby.ts'),
  ID: () => import('./words/id/lobby.ts'),
  TH: () => import('./words/th/lobby.ts'),
  TY: () => import('./words/fil/lobby.ts'),
}

export const lobbyWords = createNamespace(packs)
