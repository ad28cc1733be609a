export { prepareGames } from './games.ts'
export { SideMenu, sideId } from './side-menu.tsx'
export { prepareSocial } from './social.ts'
export { restoreSide, setSide } from './state.ts'
