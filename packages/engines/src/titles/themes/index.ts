export { nicknames } from './nicknames.ts'
export { themesOf } from './themes-of.ts'
export type { ThemeLine } from './theme-line.ts'
