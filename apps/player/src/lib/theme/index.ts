export { offerTheme, setTheme } from './theme.ts'
export { useTheme } from './use-theme.ts'
