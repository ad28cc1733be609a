export {
  chooseTheme,
  FirstTheme,
  offerTheme,
  setTheme,
  shownTheme,
  useTheme,
  type Theme,
} from '@fairhouse/browser/theme'
