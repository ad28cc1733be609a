export { nicknames } from './nicknames.ts'
export { themesOf } from './themes-of.ts'
export type { TitleTheme } from './title-theme.ts'
