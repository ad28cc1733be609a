export { Gallery } from './gallery.tsx'
export { ThemePair } from './theme-pair.tsx'
