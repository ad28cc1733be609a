import { useSyncExternalStore } from 'react'
import { shownTheme, watchTheme, type Theme } from './theme.ts'

export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, shownTheme, () => 'dark')
}
