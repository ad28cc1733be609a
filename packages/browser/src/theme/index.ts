export { chooseTheme, offerTheme, setTheme, shownTheme, type Theme } from './theme.ts'
export { FirstTheme, useTheme } from './use-theme.ts'
