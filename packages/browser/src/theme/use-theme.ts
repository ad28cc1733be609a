import { createContext, use, useSyncExternalStore } from 'react'
import { shownTheme, watchTheme, type Theme } from './theme.ts'

/** The theme the server rendered with. */
export const FirstTheme = createContext<Theme>('dark')

export function useTheme(): Theme {
  const first = use(FirstTheme)
  return useSyncExternalStore(watchTheme, shownTheme, () => first)
}
